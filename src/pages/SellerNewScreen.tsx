import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useSellerNewScreenQuery } from '../../__generated__/hooks/useSellerNewScreenQuery.ts';
import SellerNewScreenQueryNode, {
  type SellerNewScreenQuery,
} from '../../__generated__/relay/SellerNewScreenQuery.graphql.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { publicLoader } from '../shared/relay/route.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { envelopeSimpleIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { mailLink } from './contactLinks.ts';
import pageStyles from './InformationPage.module.css';
import styles from './SellerNewScreen.module.css';
import { SellerWeek } from './SellerWeek.tsx';

export const loader = publicLoader<SellerNewScreenQuery>(SellerNewScreenQueryNode);

graphql`
  query SellerNewScreenQuery {
    market {
      contact {
        email
      }
    }
  }
`;

const reasons = ['why_sold', 'why_name', 'why_pause'] as const;
const conditions = ['condition_own', 'condition_region', 'condition_permits', 'condition_label'] as const;
const asked = ['ask_who', 'ask_what', 'ask_how_much', 'ask_pictures'] as const;

/**
 * For producers who would like to sell here: why, how the week works, what it takes, and how to write (spec 2,
 * seller-new).
 */
export function SellerNewScreen() {
  const { market } = useSellerNewScreenQuery(useLoaderData<PreloadedQuery<SellerNewScreenQuery>>());
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const address = useAddress();
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
  return (
    <>
      <PageTitle name={t('seller_new.title')} description={t('seller_new.description')} />
      <Panel ground="pistache" className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('seller_new.heading')}</h1>
          <p className={pageStyles.lead}>{t('seller_new.lead')}</p>
          <div className={styles.actions}>{write}</div>
        </div>
        <div className={styles.picture}>
          <Picture
            path="panier-caisse"
            base={imageBase}
            alt=""
            shape="round"
            ground="pistache"
            sizes="(min-width: 860px) 300px, 180px"
            priority
          />
        </div>
      </Panel>
      <section className={pageStyles.section} aria-labelledby="pourquoi">
        <h2 id="pourquoi">{t('seller_new.why')}</h2>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <h3 className={styles.name}>{t(`seller_new.${reason}`)}</h3>
              <p className={styles.more}>{t(`seller_new.${reason}_detail`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <SellerWeek />
      <div className={styles.lists}>
        <section aria-labelledby="conditions">
          <h2 id="conditions">{t('seller_new.conditions')}</h2>
          <ul className={styles.list}>
            {conditions.map((condition) => (
              <li key={condition}>{t(`seller_new.${condition}`)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="ecrire">
          <h2 id="ecrire">{t('seller_new.ask')}</h2>
          <ul className={styles.list}>
            {asked.map((thing) => (
              <li key={thing}>{t(`seller_new.${thing}`)}</li>
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
