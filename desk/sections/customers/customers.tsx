import { Link } from '@mui/material'
import { DataTable, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCustomer } from '#contracts/team/customer.ts'
import { teamCustomer } from '#contracts/team/customer.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { DayInput } from '#desk/list/day-input.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { CountryFilter, LanguageFilter, ValueFilter, YesNoFilter } from '#desk/list/value-filter.tsx'
import { LANGUAGES } from '#domain/market/language.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import type { Section } from '../section.ts'
import { CustomerPage } from './customer-page.tsx'
import { nameOf, useCustomerWords } from './use-customer-words.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.customers.filters.text" alwaysOn resettable />,
  <ValueFilter key="standing" source="standing" values={[...TRADE_STANDINGS, 'none']} alwaysOn />,
  <ValueFilter key="kind" source="kind" values={['account', 'guest']} />,
  <YesNoFilter key="hasOrders" source="hasOrders" />,
  <CountryFilter key="country" source="country" />,
  <LanguageFilter key="language" source="language" languages={LANGUAGES} />,
  <DayInput key="from" source="from" label="resources.customers.filters.from" />,
  <DayInput key="to" source="to" label="resources.customers.filters.to" isEnd />,
]

const READY = [
  { name: 'trade-applications', filter: { standing: 'pending' } },
  { name: 'trade-clients', filter: { standing: 'approved' } },
  { name: 'guests', filter: { kind: 'guest' } },
]

export const customers: Section = {
  resource: 'customers',
  roles: ['orders', 'care', 'trade'],
  hostable: 'customers',
  group: 'sales',
  list: CustomerList,
  show: CustomerPage,
  finding: {
    result(item) {
      const found = teamCustomer.safeParse(item)
      if (!found.success) return null
      const { id, name, email } = found.data
      return { title: name || email, below: name && email, to: `/customers/${id}/show` }
    },
  },
}

function CustomerList() {
  return (
    <SectionList
      sort={{ field: 'since', order: 'DESC' }}
      filters={FILTERS}
      ready={READY}
      table={<CustomerTable />}
      rows={<CustomerRows />}
    />
  )
}

function CustomerTable() {
  const { date, country } = useFormat()
  const words = useCustomerWords()
  return (
    <DataTable<TeamCustomer> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamCustomer>
        source="name"
        render={(customer) => (
          <Link component={RouterLink} to={`/customers/${customer.id}/show`}>
            {nameOf(customer)}
          </Link>
        )}
      />
      <DataTable.Col<TeamCustomer> source="email" />
      <DataTable.Col<TeamCustomer> source="kind" disableSort render={words.kind} />
      <DataTable.Col<TeamCustomer>
        source="country"
        disableSort
        render={({ country: code }) => code && country(code)}
      />
      <DataTable.Col<TeamCustomer> source="orderCount" align="right" />
      <DataTable.Col<TeamCustomer>
        source="lastOrderAt"
        render={({ lastOrderAt }) => lastOrderAt && date(lastOrderAt)}
      />
      <DataTable.Col<TeamCustomer> source="since" render={({ since }) => date(since)} />
    </DataTable>
  )
}

function CustomerRows() {
  const words = useCustomerWords()
  return (
    <Rows<TeamCustomer>
      row={(customer) => ({
        title: nameOf(customer),
        below: [customer.name && customer.email, words.kind(customer)].filter(Boolean).join(' · '),
        aside: words.orders(customer),
        to: `/customers/${customer.id}/show`,
      })}
    />
  )
}
