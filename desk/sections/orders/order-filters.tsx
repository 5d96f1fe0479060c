import { SelectInput, TextInput, useTranslate } from 'react-admin'
import { ALPHA_3 } from '../../../domain/market/country-codes.ts'
import { useFormat } from '../../format/use-format.ts'
import { DayInput } from '../../list/day-input.tsx'
import { PAYMENTS, SHIPPING, STATUSES, WAREHOUSES } from './order-values.ts'

export const ORDER_FILTERS = [
  <TextInput key="text" source="text" label="resources.orders.filters.text" alwaysOn resettable />,
  <ValueFilter key="status" source="status" values={STATUSES} alwaysOn />,
  <ValueFilter key="payment" source="payment" values={PAYMENTS} />,
  <ValueFilter key="warehouse" source="warehouse" values={WAREHOUSES} />,
  <ValueFilter key="shipping" source="shipping" values={SHIPPING} />,
  <CountryFilter key="country" source="country" />,
  <DayInput key="from" source="from" label="resources.orders.filters.from" />,
  <DayInput key="to" source="to" label="resources.orders.filters.to" isEnd />,
]

type FilterProps = { source: string; alwaysOn?: boolean }

function ValueFilter({ source, values, ...props }: FilterProps & { values: readonly string[] }) {
  const translate = useTranslate()
  const choices = values.map((id) => ({ id, name: translate(`resources.orders.values.${source}.${id}`) }))
  return (
    <SelectInput
      {...props}
      source={source}
      choices={choices}
      translateChoice={false}
      label={`resources.orders.fields.${source}`}
    />
  )
}

function CountryFilter(props: FilterProps) {
  const { country } = useFormat()
  const choices = Object.keys(ALPHA_3)
    .map((id) => ({ id, name: country(id) }))
    .sort((left, right) => left.name.localeCompare(right.name))
  return (
    <SelectInput
      {...props}
      choices={choices}
      translateChoice={false}
      label="resources.orders.fields.country"
    />
  )
}
