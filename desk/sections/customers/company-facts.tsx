import { Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCustomer } from '../../../contracts/team/customer.ts'
import { exemptionArea } from '../../../domain/company/tax-exemption.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import { useDesk } from '../../application/desk-context.ts'
import { Block } from '../../detail/block.tsx'
import { Facts } from '../../detail/facts.tsx'
import { useFormat } from '../../format/use-format.ts'
import { StandingText } from './standing-text.tsx'

/** The company that a customer buys for, with all its people. */
export function CompanyFacts({
  accountId,
  company: { name, standing, taxNumber, isTaxExempt, exemptionDecidedAt, people },
}: {
  /** Of the customer, who may have applied for it. */
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
