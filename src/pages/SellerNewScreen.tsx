import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useSellerNewScreenQuery } from '#generated/hooks/useSellerNewScreenQuery.ts';
import type { handoverDays_query$key } from '#generated/relay/handoverDays_query.graphql.ts';
import type { SellerNewScreen_dropOff$key } from '#generated/relay/SellerNewScreen_dropOff.graphql.ts';
import SellerNewScreenQueryNode, { type SellerNewScreenQuery } from '#generated/relay/SellerNewScreenQuery.graphql.ts';
import type { Weekday } from '#rules/constants.ts';
import { formatTimeRange, weekdayName } from '#rules/dates.ts';
import { usualHandoverDays } from '../fulfilment/handoverDays.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { formatList } from '../shared/i18n/wordLists.ts';
import { useOpenWeek, useWeekDays } from '../shared/relay/openWeek.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { envelopeSimpleIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { mailLink } from './contactLinks.ts';
import pageStyles from './InformationPage.module.css';
import { OperatorText } from './OperatorText.tsx';
import styles from './SellerNewScreen.module.css';
import weekStyles from './SellerWeek.module.css';

export const loader = htmlLoader<SellerNewScreenQuery>(SellerNewScreenQueryNode);

graphql`
  query SellerNewScreenQuery {
    market {
      contact {
        email
      }
    }
    siteInformations {
      page(name: producers) {
        ...OperatorText_page
      }
      identity {
        dropOff {
          ...SellerNewScreen_dropOff
        }
      }
    }
    ...handoverDays_query
  }
`;

const dropOffFragment = graphql`
  fragment SellerNewScreen_dropOff on DropOff {
    weekday
    from
    to
    place {
      primary
      secondary
    }
  }
`;

const reasons = ['why_sold', 'why_name', 'why_pause'] as const;
const conditions = ['condition_own', 'condition_region', 'condition_permits', 'condition_label'] as const;
const mailContents = ['ask_who', 'ask_what', 'ask_how_much', 'ask_pictures'] as const;

/** A producer's week in four steps, from the market's own days (spec 9). */
function SellerWeek({
  query,
  dropOff: key,
}: {
  query: handoverDays_query$key;
  dropOff: SellerNewScreen_dropOff$key | null;
}) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const week = useOpenWeek();
  const dropOff = useFragment(dropOffFragment, key);
  const { open_day: opens, closing, missing_day: missing, is_midnight: isMidnight } = useWeekDays();
  const listDays = (days: readonly Weekday[]) =>
    formatList(
      days.map((day) => weekdayName(day, locale)),
      'and',
      locale,
    );
  const steps = [
    { name: 'step_open', when: opens },
    { name: 'step_close', when: closing },
    // Neither opening hours, which are of customers who pick up, nor the evening for missing items say when goods are brought (ADR 195).
    {
      name: 'step_bring',
      when: dropOff
        ? `${weekdayName(dropOff.weekday as Weekday, locale)}, ${formatTimeRange(dropOff.from, dropOff.to, locale)}`
        : t('seller_new.step_bring_unset'),
    },
    { name: 'step_give', when: listDays(usualHandoverDays(query, week.handoverFrom)) },
  ] as const;
  const place =
    dropOff?.place && (locale === 'fr' ? dropOff.place.primary : (dropOff.place.secondary ?? dropOff.place.primary));
  const detailOf = (name: (typeof steps)[number]['name']) => {
    if (name === 'step_close' && !isMidnight) return 'seller_new.step_close_hour';
    if (name === 'step_bring' && place) return 'seller_new.step_bring_place';
    return `seller_new.${name}_detail` as const;
  };
  return (
    <section className={pageStyles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('seller_new.week')}</h2>
      <ol className={weekStyles.steps}>
        {steps.map(({ name, when }) => (
          <li key={name} className={weekStyles.step}>
            <p className={weekStyles.when}>{when}</p>
            <h3 className={weekStyles.name}>{t(`seller_new.${name}`)}</h3>
            <p className={weekStyles.more}>
              {t(detailOf(name), {
                missing_day: missing,
                place,
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * For producers who would like to sell here: why, how the week works, what it takes, and how to write (spec 2,
 * seller-new). The operator's own text stands in place of the built-in one.
 */
export function SellerNewScreen() {
  const reasonsId = useId();
  const conditionsId = useId();
  const contactId = useId();
  const { market, siteInformations, ...query } =
    useSellerNewScreenQuery(useLoaderData<PreloadedQuery<SellerNewScreenQuery>>());
  const { t } = useTranslation();
  const address = useAddress();
  const days = useWeekDays();
  const email = market.contact?.email;
  const write = email ? (
    <Button
      size="l"
      href={mailLink(email, { subject: t('seller_new.mail_subject'), body: t('seller_new.mail_body') })}
      icon={envelopeSimpleIcon}
    >
      {t('seller_new.write')}
    </Button>
  ) : (
    <Button size="l" href={address('contact')}>
      {t('seller_new.drop_in')}
    </Button>
  );
  if (siteInformations.page)
    return (
      <>
        <OperatorText page={siteInformations.page} undated />
        <div className={styles.actions}>{write}</div>
      </>
    );
  return (
    <>
      <PageTitle name={t('seller_new.title')} description={t('seller_new.description')} />
      <Panel ground="pistache" className={styles.hero}>
        <div className={styles.text}>
          <h1 className={styles.title}>{t('seller_new.heading')}</h1>
          <p className={pageStyles.lead}>{t('seller_new.lead', days)}</p>
          <div className={styles.actions}>{write}</div>
        </div>
        <div className={styles.picture}>
          <Picture
            path="panier-caisse"
            alt=""
            shape="round"
            ground="pistache"
            sizes="(min-width: 860px) 300px, 180px"
            priority
          />
        </div>
      </Panel>
      <section className={pageStyles.section} aria-labelledby={reasonsId}>
        <h2 id={reasonsId}>{t('seller_new.why')}</h2>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <h3 className={styles.name}>{t(`seller_new.${reason}`)}</h3>
              <p className={styles.more}>{t(`seller_new.${reason}_detail`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <SellerWeek query={query} dropOff={siteInformations.identity?.dropOff ?? null} />
      <div className={styles.lists}>
        <section aria-labelledby={conditionsId}>
          <h2 id={conditionsId}>{t('seller_new.conditions')}</h2>
          <ul className={styles.list}>
            {conditions.map((condition) => (
              <li key={condition}>{t(`seller_new.${condition}`)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby={contactId}>
          <h2 id={contactId}>{t('seller_new.ask')}</h2>
          <ul className={styles.list}>
            {mailContents.map((content) => (
              <li key={content}>{t(`seller_new.${content}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className={pageStyles.detail}>{t('seller_new.answer')}</p>
      <div className={styles.actions}>
        {write}
        {email && (
          <TextLink standalone href={address('contact')}>
            {t('seller_new.hours_link')}
          </TextLink>
        )}
      </div>
    </>
  );
}
