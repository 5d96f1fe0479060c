import { Link } from '@mui/material'
import { DataTable, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCreditAccount } from '../../../contracts/team/credit-account.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { ValueFilter } from '../../list/value-filter.tsx'
import { useCreditWords } from './use-credit-words.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.credit-accounts.filters.text" alwaysOn resettable />,
  <ValueFilter key="state" source="state" values={['open', 'overdue']} alwaysOn />,
]

/** The companies that pay on account, with what they owe. */
export function CreditList() {
  return (
    <SectionList
      sort={{ field: 'company', order: 'ASC' }}
      filters={FILTERS}
      table={<CreditTable />}
      rows={<CreditRows />}
    />
  )
}

function CreditTable() {
  const { minor, state } = useCreditWords()
  return (
    <DataTable<TeamCreditAccount> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamCreditAccount>
        source="company"
        render={({ id, company }) => (
          <Link component={RouterLink} to={`/credit-accounts/${id}/show`}>
            {company}
          </Link>
        )}
      />
      <DataTable.Col<TeamCreditAccount> source="state" disableSort render={state} />
      <DataTable.Col<TeamCreditAccount>
        source="limitMinor"
        align="right"
        render={(account) => minor(account, account.limitMinor)}
      />
      <DataTable.Col<TeamCreditAccount>
        source="openMinor"
        align="right"
        disableSort
        render={(account) => minor(account, account.openMinor)}
      />
      <DataTable.Col<TeamCreditAccount>
        source="overdueMinor"
        align="right"
        disableSort
        render={(account) => minor(account, account.overdueMinor)}
      />
      <DataTable.Col<TeamCreditAccount>
        source="invoices"
        align="right"
        disableSort
        render={({ invoices }) => invoices.length}
      />
    </DataTable>
  )
}

function CreditRows() {
  const { minor, state } = useCreditWords()
  return (
    <Rows<TeamCreditAccount>
      row={(account) => ({
        title: account.company,
        below: state(account),
        aside: `${minor(account, account.openMinor)} / ${minor(account, account.limitMinor)}`,
        to: `/credit-accounts/${account.id}/show`,
      })}
    />
  )
}
