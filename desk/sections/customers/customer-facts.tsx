import { Link, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCustomer } from '#contracts/team/customer.ts'
import { teamTradeApplication } from '#contracts/team/trade-application.ts'
import { Block } from '#desk/detail/block.tsx'
import { AddressText, Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useDesk } from '#desk/provider/desk-context.ts'
import { exemptionArea } from '#domain/company/tax-exemption.ts'
import { hasRole } from '#domain/team/roles.ts'
import { tradeApplications as section } from '../trade-applications/trade-applications.tsx'

export function CustomerFacts({ customer }: { customer: TeamCustomer }) {
  const translate = useTranslate()
  const { language, country, date } = useFormat()
  const { email, company, detail } = customer
  const t = (key: string) => translate(`resources.customers.${key}`)
  return (
    <aside aria-label={t('facts.label')}>
      <Block title={t('facts.contact')}>
        <Facts
          facts={[
            [
              t('fields.email'),
              <Link key="email" href={`mailto:${email}`}>
                {email}
              </Link>,
            ],
            [
              t('facts.bounced'),
              detail?.bounce && (
                <Typography key="bounce" variant="body2" color="error">
                  {translate('resources.customers.facts.bounced-on', {
                    date: date(detail.bounce.at),
                    reason: detail.bounce.reason,
                  })}
                </Typography>
              ),
            ],
            [t('fields.language'), language(customer.language)],
            [t('fields.country'), customer.country && country(customer.country)],
            [t('fields.company'), detail?.company ? null : company],
          ]}
        />
      </Block>
      {detail?.company && <CompanyFacts company={detail.company} accountId={customer.id} />}
      {detail?.account ? (
        <Account account={detail.account} />
      ) : (
        <Block title={t('facts.account')}>
          <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
            {t('facts.guest')}
          </Typography>
        </Block>
      )}
      {detail && detail.addresses.length > 0 && (
        <Block title={t('facts.addresses')}>
          {detail.addresses.map(({ id, isDefault, ...address }) => (
            <div key={id}>
              <AddressText address={address} />
              {isDefault && (
                <Typography variant="body2" color="textSecondary">
                  {t('facts.default-address')}
                </Typography>
              )}
            </div>
          ))}
        </Block>
      )}
    </aside>
  )
}

type AccountDetail = NonNullable<NonNullable<TeamCustomer['detail']>['account']>

function Account({ account }: { account: AccountDetail }) {
  const translate = useTranslate()
  const { date } = useFormat()
  const t = (key: string, values = {}) => translate(`resources.customers.${key}`, values)
  const { isEmailVerified, hasPassword, isMemberOfTeam, sessions, consents } = account
  const formatConsent = ({ isGiven, at }: AccountDetail['consents']['commercial']) => {
    const state = isGiven ? 'given' : 'refused'
    return at ? t(`consents.${state}-on`, { date: date(at) }) : t(`consents.${state}`)
  }
  return (
    <>
      <Block title={t('facts.account')}>
        <Facts
          facts={[
            [t('facts.address-state'), t(isEmailVerified ? 'facts.verified' : 'facts.not-verified')],
            [t('facts.password'), t(hasPassword ? 'facts.password-set' : 'facts.password-missing')],
            [t('facts.sessions'), t('facts.sessions-count', { count: sessions })],
            [t('facts.team'), isMemberOfTeam ? t('facts.member') : null],
          ]}
        />
      </Block>
      <Block title={t('consents.title')}>
        <Facts
          facts={[
            [t('consents.commercial'), formatConsent(consents.commercial)],
            [t('consents.personalized'), formatConsent(consents.personalized)],
          ]}
        />
      </Block>
    </>
  )
}

function CompanyFacts({
  accountId,
  company: { name, standing, taxNumber, isTaxExempt, exemptionDecidedAt, people },
}: {
  /** The customer's account, which may have a trade application. */
  accountId: string
  company: NonNullable<NonNullable<TeamCustomer['detail']>['company']>
}) {
  const translate = useTranslate()
  const { date, country } = useFormat()
  const { session, settings } = useDesk()
  const home = settings.place.country
  const t = (key: string, values = {}) => translate(`resources.customers.${key}`, values)
  const taxStatus = isTaxExempt ? 'exempt' : 'taxed'
  return (
    <Block title={t('fields.company')}>
      <Facts
        facts={[
          [t('company.name'), name],
          [
            t('fields.standing'),
            <StandingText key="standing" accountId={accountId} label={t(`values.standing.${standing}`)} />,
          ],
          [t('company.tax-number'), taxNumber],
          [
            t('company.tax'),
            [
              exemptionDecidedAt
                ? t(`company.${taxStatus}-since`, { date: date(exemptionDecidedAt) })
                : t(`company.${taxStatus}`),
              ...(isTaxExempt
                ? [t(`company.exempt-in.${exemptionArea(taxNumber, home)}`, { country: country(home) })]
                : []),
            ].join(' · '),
          ],
          ...people.map(
            ({ id, name, email, role }) =>
              [
                t(`company.${role}`),
                <Typography key={id} component="span" variant="body2">
                  <Link component={RouterLink} to={`/customers/${id}/show`}>
                    {name || email}
                  </Link>
                </Typography>,
              ] as const,
          ),
        ]}
      />
      {standing === 'approved' && hasRole(session.roles, ['trade']) && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          <Link
            component={RouterLink}
            to={`/credit-accounts/create?customer=${encodeURIComponent(accountId)}`}
          >
            {t('company.credit')}
          </Link>
        </Typography>
      )}
    </Block>
  )
}

/** Shows the trade standing. Links to the application, if there is one, for roles that can decide it. */
function StandingText({ accountId, label }: { accountId: string; label: string }) {
  const { session } = useDesk()
  const { data = [] } = useGetList(
    section.resource,
    {
      filter: { accountId },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'receivedAt', order: 'ASC' },
    },
    { enabled: hasRole(session.roles, section.roles), retry: false },
  )
  const application = teamTradeApplication.safeParse(data[0]).data
  if (application === undefined) return label
  return (
    <Link component={RouterLink} to={`/${section.resource}/${application.id}/show`}>
      {label}
    </Link>
  )
}
