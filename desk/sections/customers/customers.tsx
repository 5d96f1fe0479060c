import type { TeamCustomer } from '#contracts/team/customer.ts'
import { teamCustomer } from '#contracts/team/customer.ts'
import { useFormat } from '#desk/format/use-format.ts'
import {
  CountryFilter,
  dayFilters,
  LanguageFilter,
  textFilter,
  ValueFilter,
  YesNoFilter,
} from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { LANGUAGES } from '#domain/market/language.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { getCustomerName, useCustomerLabels } from '../../detail/customer-labels.tsx'
import { section } from '../section.tsx'
import { CustomerPage } from './customer-page.tsx'

const FILTERS = [
  textFilter('customers'),
  <ValueFilter key="standing" source="standing" values={[...TRADE_STANDINGS, 'none']} alwaysOn />,
  <ValueFilter key="kind" source="kind" values={['account', 'guest']} />,
  <YesNoFilter key="hasOrders" source="hasOrders" />,
  <CountryFilter key="country" source="country" />,
  <LanguageFilter key="language" source="language" languages={LANGUAGES} />,
  ...dayFilters('customers'),
]

const PREDEFINED_FILTERS = [
  { name: 'trade-applications', filter: { standing: 'pending' } },
  { name: 'trade-clients', filter: { standing: 'approved' } },
  { name: 'guests', filter: { kind: 'guest' } },
]

export const customers = section({
  resource: 'customers',
  item: teamCustomer,
  roles: ['orders', 'care', 'trade'],
  hostable: 'customers',
  group: 'sales',
  list: CustomerList,
  show: CustomerPage,
  describeResult: ({ name, email }) => ({ title: name || email, below: name && email }),
})

function CustomerList() {
  const { date, country } = useFormat()
  const labels = useCustomerLabels()
  return (
    <SectionList<TeamCustomer>
      sort={{ field: 'since', order: 'DESC' }}
      filters={FILTERS}
      predefinedFilters={PREDEFINED_FILTERS}
      columns={[
        { source: 'name', isSortable: true, isLink: true, render: (customer) => getCustomerName(customer) },
        { source: 'email', isSortable: true },
        { source: 'kind', render: labels.kind },
        { source: 'country', render: ({ country: code }) => code && country(code) },
        { source: 'orderCount', align: 'right', isSortable: true },
        {
          source: 'lastOrderAt',
          isSortable: true,
          render: ({ lastOrderAt }) => lastOrderAt && date(lastOrderAt),
        },
        { source: 'since', isSortable: true, render: ({ since }) => date(since) },
      ]}
      row={(customer) => ({
        title: getCustomerName(customer),
        below: [customer.name && customer.email, labels.kind(customer)].filter(Boolean).join(' · '),
        aside: labels.orders(customer),
      })}
    />
  )
}
