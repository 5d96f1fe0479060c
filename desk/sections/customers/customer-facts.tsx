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
  const word = (key: string) => translate(`resources.customers.${key}`)
  return (
    <aside aria-label={word('facts.label')}>
      <Block title={word('facts.contact')}>
        <Facts
          facts={[
            [
              word('fields.email'),
              <Link key="email" href={`mailto:${email}`}>
                {email}
              </Link>,
            ],
            [
              word('facts.bounced'),
              detail?.bounce && (
                <Typography key="bounce" variant="body2" color="error">
                  {translate('resources.customers.facts.bounced-on', {
                    date: date(detail.bounce.at),
                    reason: detail.bounce.reason,
                  })}
                </Typography>
              ),
            ],
            [word('fields.language'), language(customer.language)],
            [word('fields.country'), customer.country && country(customer.country)],
            [word('fields.company'), detail?.company ? null : company],
          ]}
        />
      </Block>
      {detail?.company && <CompanyFacts company={detail.company} accountId={customer.id} />}
      {detail?.account ? (
        <Account account={detail.account} />
      ) : (
        <Block title={word('facts.account')}>
          <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
            {word('facts.guest')}
          </Typography>
        </Block>
      )}
      {detail && detail.addresses.length > 0 && (
        <Block title={word('facts.addresses')}>
          {detail.addresses.map(({ id, isDefault, ...address }) => (
            <div key={id}>
              <AddressText address={address} />
              {isDefault && (
                <Typography variant="body2" color="textSecondary">
                  {word('facts.default-address')}
                </Typography>
              )}
            </div>
          ))}
        </Block>
      )}
    </aside>
  )
}

type KnownAccount = NonNullable<NonNullable<TeamCustomer['detail']>['account']>

function Account({ account }: { account: KnownAccount }) {
  const translate = useTranslate()
  const { date } = useFormat()
  const word = (key: string, values = {}) => translate(`resources.customers.${key}`, values)
  const { isEmailVerified, hasPassword, isMemberOfTeam, sessions, consents } = account
  const formatConsent = ({ isGiven, at }: KnownAccount['consents']['commercial']) => {
    const state = isGiven ? 'given' : 'refused'
    return at ? word(`consents.${state}-on`, { date: date(at) }) : word(`consents.${state}`)
  }
  return (
    <>
      <Block title={word('facts.account')}>
        <Facts
          facts={[
            [word('facts.address-state'), word(isEmailVerified ? 'facts.verified' : 'facts.not-verified')],
            [word('facts.password'), word(hasPassword ? 'facts.password-set' : 'facts.password-missing')],
            [word('facts.sessions'), word('facts.sessions-count', { count: sessions })],
            [word('facts.team'), isMemberOfTeam ? word('facts.member') : null],
          ]}
        />
      </Block>
      <Block title={word('consents.title')}>
        <Facts
          facts={[
            [word('consents.commercial'), formatConsent(consents.commercial)],
            [word('consents.personalized'), formatConsent(consents.personalized)],
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
  const word = (key: string, values = {}) => translate(`resources.customers.${key}`, values)
  const exempt = isTaxExempt ? 'exempt' : 'taxed'
  return (
    <Block title={word('fields.company')}>
      <Facts
        facts={[
          [word('company.name'), name],
          [
            word('fields.standing'),
            <StandingText key="standing" accountId={accountId} words={word(`values.standing.${standing}`)} />,
          ],
          [word('company.tax-number'), taxNumber],
          [
            word('company.tax'),
            [
              exemptionDecidedAt
                ? word(`company.${exempt}-since`, { date: date(exemptionDecidedAt) })
                : word(`company.${exempt}`),
              ...(isTaxExempt
                ? [word(`company.exempt-in.${exemptionArea(taxNumber, home)}`, { country: country(home) })]
                : []),
            ].join(' · '),
          ],
          ...people.map(
            ({ id, name, email, role }) =>
              [
                word(`company.${role}`),
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
            {word('company.credit')}
          </Link>
        </Typography>
      )}
    </Block>
  )
}

/** Shows the trade standing. Links to the application, if there is one, for roles that can decide it. */
function StandingText({ accountId, words }: { accountId: string; words: string }) {
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
  if (application === undefined) return words
  return (
    <Link component={RouterLink} to={`/${section.resource}/${application.id}/show`}>
      {words}
    </Link>
  )
}
