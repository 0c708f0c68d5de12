import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import { useSendStatementsMutation } from '#generated/hooks/useSendStatementsMutation.ts';
import type { StatementSendingQuery } from '#generated/relay/StatementSendingQuery.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { envelopeSimpleIcon } from '../../shared/ui/icons.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useBusy } from '../../shared/ui/useBusy.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import styles from './StatementSending.module.css';

const query = graphql`
  query StatementSendingQuery($periods: [ID!]!) {
    staff {
      producerStatements(periods: $periods) {
        statements {
          id
          name
          seller {
            id
          }
          total {
            owed
          }
          draft {
            content
            email
            lang
            subject
            text
            replaces
            sent
          }
        }
      }
    }
  }
`;

graphql`
  mutation SendStatementsMutation($periods: [ID!]!, $statements: [StatementToSend!]!) {
    sendStatements(periods: $periods, statements: $statements) {
      ...statementRows_statement @relay(mask: false)
    }
  }
`;

type Stated = NonNullable<StatementSendingQuery['response']['staff']>['producerStatements']['statements'][number];
type Draft = NonNullable<Stated['draft']>;
/** A statement that would be sent, to whom. */
type Outgoing = { id: string; seller: string; name: string; owed: number; draft: Draft };

const outgoing = (list: readonly Stated[]): Outgoing[] =>
  list.flatMap(({ id, name, seller, total, draft }) =>
    seller && draft && !draft.sent ? [{ id, seller: seller.id, name, owed: total.owed, draft }] : [],
  );
const namesOf = (list: readonly Stated[]) => list.map(({ name }) => name).join(', ');

function OutgoingMail({ mail: { name, owed, draft } }: { mail: Outgoing }) {
  const { t } = useTranslation();
  return (
    <li className={styles.mail}>
      <div className={styles.to}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>{formatCents(owed)}</span>
        <span className={styles.email}>{draft.email}</span>
        {draft.replaces && <Tag colour="orange">{t('desk_statements.replaces')}</Tag>}
      </div>
      <Disclosure title={t('desk_statements.read_mail')}>
        <article lang={draft.lang} className={styles.text}>
          <h3 className={styles.subject}>{draft.subject}</h3>
          {draft.text}
        </article>
      </Disclosure>
    </li>
  );
}

/** What of statements is sent, what is not, and why. */
function SendingPreview({ list }: { list: readonly Stated[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const mails = outgoing(list);
  const homeless = list.filter(({ draft }) => !draft);
  const done = list.filter(({ draft }) => draft?.sent);
  const count = mails.length;
  return (
    <>
      <p>
        {count === 0
          ? t('desk_statements.send_none')
          : t('desk_statements.send_sum', {
              count,
              n: formatCount(count, locale),
              amount: formatCents(mails.reduce((sum, { owed }) => sum + owed, 0)),
            })}
      </p>
      {homeless.length > 0 && (
        <p className={styles.notice}>
          {t('desk_statements.no_address', { names: namesOf(homeless) })}{' '}
          <TextLink href={address('catalogue', locale === 'fr' ? 'producteurs' : 'producers')}>
            {t('desk_statements.add_address')}
          </TextLink>
        </p>
      )}
      {done.length > 0 && <p>{t('desk_statements.already_sent', { names: namesOf(done) })}</p>}
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <OutgoingMail key={mail.id} mail={mail} />
        ))}
      </ul>
    </>
  );
}

type Props = {
  /** The ids of the shown weeks. */
  periods: readonly string[];
  /** Of one statement, else of all. */
  only?: string;
};

/** Mails statements to their producers, after a preview of whom, where and how much; each once. */
export function StatementSending({ periods, only }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const [list, setList] = useState<readonly Stated[] | null>(null);
  const [loading, during] = useBusy();
  /** What was shown was not sent: it is shown as it is now. */
  const [isRefused, setRefused] = useState(false);
  const [send, isSending] = useSendStatementsMutation();
  const load = async () => {
    const data = await refetch<StatementSendingQuery>(environment, query, { periods: [...periods] });
    const stated = data?.staff?.producerStatements.statements;
    if (stated) setList(stated.filter(({ id }) => only === undefined || id === only));
    else toast.error(t('errors.basic_retry'));
  };
  const preview = () => during(load);
  const mails = outgoing(list ?? []);
  const count = mails.length;
  const n = formatCount(count, locale);
  const close = () => {
    setList(null);
    setRefused(false);
  };
  const confirm = async () => {
    const statements = mails.map(({ seller, draft }) => ({ seller, content: draft.content }));
    const variables = { periods: [...periods], statements };
    const data = await send({ variables, failureKey: deskFailure('errors.basic_retry') });
    setRefused(!data);
    if (!data) return preview();
    toast.success(t('desk_statements.sent', { count }));
    close();
  };
  return (
    <>
      <Button
        variant="outlined"
        icon={envelopeSimpleIcon}
        busy={loading !== null && !list}
        onClick={() => void preview()}
      >
        {t('desk_statements.mail')}
      </Button>
      {list && (
        <Dialog
          open
          onClose={close}
          title={t('desk_statements.send_title')}
          closeLabel={t('labels.close')}
          actions={
            count > 0 && (
              <Button busy={isSending || loading !== null} onClick={() => void confirm()}>
                {t('desk_statements.send', { count, n })}
              </Button>
            )
          }
        >
          {isRefused && <p className={styles.notice}>{t('desk_statements.send_refused')}</p>}
          <SendingPreview list={list} />
        </Dialog>
      )}
    </>
  );
}
