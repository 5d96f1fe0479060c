import { TextInput } from 'react-admin'
import { DayInput } from '../../list/day-input.tsx'
import { CountryFilter, ValueFilter } from '../../list/value-filter.tsx'
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
