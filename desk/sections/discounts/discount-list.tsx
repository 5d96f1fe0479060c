import { Link } from '@mui/material'
import { DataTable, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamDiscount } from '../../../contracts/team/discount.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { ValueFilter } from '../../list/value-filter.tsx'
import { useDiscountWords } from './use-discount-words.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.discounts.filters.text" alwaysOn resettable />,
  <ValueFilter key="state" source="state" values={['active', 'planned', 'over']} alwaysOn />,
  <ValueFilter key="kind" source="kind" values={['code', 'automatic']} />,
]

/** Promotion codes and automatic discounts. */
export function DiscountList() {
  return (
    <SectionList
      sort={{ field: 'startsAt', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      table={<DiscountTable />}
      rows={<DiscountRows />}
    />
  )
}

function DiscountTable() {
  const words = useDiscountWords()
  return (
    <DataTable<TeamDiscount> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamDiscount>
        source="title"
        render={({ id, title }) => (
          <Link component={RouterLink} to={`/discounts/${id}`}>
            {title}
          </Link>
        )}
      />
      <DataTable.Col<TeamDiscount> source="code" disableSort render={words.code} />
      <DataTable.Col<TeamDiscount> source="value" disableSort render={words.effect} />
      <DataTable.Col<TeamDiscount> source="state" disableSort render={words.state} />
      <DataTable.Col<TeamDiscount>
        source="startsAt"
        label={words.labelOf('startsAt')}
        render={({ startsAt }) => words.moment(startsAt)}
      />
      <DataTable.Col<TeamDiscount>
        source="endsAt"
        label={words.labelOf('endsAt')}
        disableSort
        render={({ endsAt }) => endsAt && words.moment(endsAt)}
      />
      <DataTable.Col<TeamDiscount> source="used" align="right" render={words.uses} />
    </DataTable>
  )
}

function DiscountRows() {
  const words = useDiscountWords()
  return (
    <Rows<TeamDiscount>
      row={(discount) => ({
        title: `${discount.title} · ${words.code(discount)}`,
        below: `${words.effect(discount)} · ${words.state(discount)}`,
        aside: words.uses(discount),
        to: `/discounts/${discount.id}`,
      })}
    />
  )
}
