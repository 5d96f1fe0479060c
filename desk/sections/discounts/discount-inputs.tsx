import { Box } from '@mui/material'
import {
  AutocompleteArrayInput,
  BooleanInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CURRENCIES } from '#domain/money/money.ts'
import { Group } from '../products/edit/group.tsx'
import type { DiscountValues } from './discount-values.ts'
import { useHouseTime } from './use-house-time.ts'

const label = (field: string) => `resources.discounts.fields.${field}`
const shrunk = { inputLabel: { shrink: true } }

/** Fields that do not apply are hidden. */
export function DiscountInputs() {
  const translate = useTranslate()
  const { labelOf } = useHouseTime()
  const group = (name: string) => translate(`resources.discounts.groups.${name}`)
  const [how, kind, scope] = useWatch({ name: ['how', 'kind', 'scope'] }) as [
    DiscountValues['how'],
    DiscountValues['kind'],
    DiscountValues['scope'],
  ]
  return (
    <>
      <Group title={group('what')} columns={220}>
        <TextInput source="title" label={label('title')} validate={required()} />
        <Choice source="how" values={['code', 'automatic']} words="kind" />
        {how === 'code' && <TextInput source="code" label={label('code')} validate={required()} />}
        <Choice source="kind" values={['percentage', 'amount', 'free-shipping']} words="value" />
        {kind === 'percentage' && (
          <TextInput source="percent" label={label('percent')} slotProps={DECIMAL} validate={required()} />
        )}
      </Group>
      {kind === 'amount' && <Amounts title={group('amounts')} source="amounts" name="amount" />}
      <Group title={group('scope')} columns={220}>
        <Choice source="scope" values={['all', 'products', 'collections']} words="scope" />
        {scope === 'products' && <Some source="productIds" reference="products" field="updatedAt" />}
        {scope === 'collections' && <Some source="collectionIds" reference="collections" field="title" />}
      </Group>
      <Amounts title={group('minimum')} source="minimum" name="minimum" />
      <Group title={group('dates')} columns={220}>
        <TextInput
          source="startsAt"
          type="datetime-local"
          label={labelOf('startsAt')}
          slotProps={shrunk}
          validate={required()}
        />
        <TextInput source="endsAt" type="datetime-local" label={labelOf('endsAt')} slotProps={shrunk} />
      </Group>
      <Group title={group('limits')} columns={220}>
        <TextInput source="usageLimit" label={label('usageLimit')} slotProps={DECIMAL} />
        <BooleanInput source="isOncePerCustomer" label={label('isOncePerCustomer')} />
        <BooleanInput source="isCombinable" label={label('isCombinable')} />
      </Group>
    </>
  )
}

const DECIMAL = { htmlInput: { inputMode: 'decimal' } } as const

/** A field without an empty choice. */
function Choice({ source, values, words }: { source: string; values: readonly string[]; words: string }) {
  return (
    <SelectInput
      source={source}
      label={label(source)}
      choices={values.map((id) => ({ id, name: `resources.discounts.values.${words}.${id}` }))}
      validate={required()}
    />
  )
}

/** Searches items by a part of their title. `field` is their sort field. */
function Some({ source, reference, field }: { source: string; reference: string; field: string }) {
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      sort={{ field, order: field === 'title' ? 'ASC' : 'DESC' }}
    >
      <AutocompleteArrayInput
        label={label(source)}
        optionText="title"
        filterToQuery={(text: string) => (text ? { text } : {})}
        validate={required()}
      />
    </ReferenceArrayInput>
  )
}

function Amounts({ title, source, name }: { title: string; source: string; name: string }) {
  const translate = useTranslate()
  return (
    <Group title={title}>
      <Box
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}
      >
        {CURRENCIES.map((currency) => (
          <TextInput
            key={currency}
            source={`${source}.${currency}`}
            label={`${translate(label(name))} (${currency})`}
            slotProps={DECIMAL}
          />
        ))}
      </Box>
    </Group>
  )
}
