import { Box, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
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
import { type TeamDiscount, teamDiscount } from '#contracts/team/discount.ts'
import { toFormErrors } from '#desk/actions/form-errors.ts'
import { Group } from '#desk/actions/group.tsx'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { ChangedLines, VersionedForm } from '#desk/actions/versioned-form.tsx'
import { useHouseTime } from '#desk/format/use-house-time.ts'
import { usePlace } from '#desk/provider/desk-context.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { type DiscountValues, toChanges, toFieldName, toFields, toValues } from './discount-values.ts'
import { useDiscountLabels } from './use-discount-labels.ts'

const label = (field: string) => `resources.discounts.fields.${field}`
const shrunk = { inputLabel: { shrink: true } }

/** Preserves typed values when an action has changed the discount. */
const RESET_OPTIONS = { keepDirtyValues: true, keepDirty: true }

/**
 * The form of a discount. An action that changes the discount updates the affected fields and preserves typed values.
 */
export function DiscountForm({
  discount,
  onSaved,
}: {
  discount: TeamDiscount
  onSaved: (discount: TeamDiscount) => void
}) {
  const { sentences } = useDiscountLabels()
  const [saveCount, setSaveCount] = useState(0)
  const { timeZone } = usePlace()
  const before = useMemo(() => toValues(discount, timeZone), [discount, timeZone])
  const knownSentences = new Set([discount.title, ...sentences(discount)])
  return (
    <VersionedForm
      key={saveCount}
      resource="discounts"
      schema={teamDiscount}
      item={discount}
      record={before}
      resetOptions={RESET_OPTIONS}
      toChanges={(values) => toChanges(before, values, timeZone)}
      toErrors={(refusal) => toFormErrors(refusal, (path) => toFieldName(path).split('.'))}
      onSaved={(saved) => {
        setSaveCount(saveCount + 1)
        onSaved(saved)
      }}
      describe={(current) => (
        <ChangedLines
          lines={[current.title, ...sentences(current)].filter((sentence) => !knownSentences.has(sentence))}
        />
      )}
    >
      <DiscountInputs />
      <DiscountPreview />
      <SaveBar />
    </VersionedForm>
  )
}

export function DiscountPreview() {
  const translate = useTranslate()
  const { sentences } = useDiscountLabels()
  const { timeZone } = usePlace()
  const values = useWatch() as DiscountValues
  return (
    <Group title={translate('resources.discounts.groups.preview')}>
      <Typography
        role="status"
        sx={{ backgroundColor: 'action.selected', padding: 2, overflowWrap: 'anywhere' }}
      >
        {sentences(toFields(values, timeZone)).join(' ')}
      </Typography>
    </Group>
  )
}

/** The fields of a discount. Fields that do not apply are hidden. */
export function DiscountInputs() {
  const translate = useTranslate()
  const { getLabel } = useHouseTime()
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
        <Choice source="how" values={['code', 'automatic']} valuesKey="kind" />
        {how === 'code' && <TextInput source="code" label={label('code')} validate={required()} />}
        <Choice source="kind" values={['percentage', 'amount', 'free-shipping']} valuesKey="value" />
        {kind === 'percentage' && (
          <TextInput source="percent" label={label('percent')} slotProps={DECIMAL} validate={required()} />
        )}
      </Group>
      {kind === 'amount' && <Amounts title={group('amounts')} source="amounts" name="amount" />}
      <Group title={group('scope')} columns={220}>
        <Choice source="scope" values={['all', 'products', 'collections']} valuesKey="scope" />
        {scope === 'products' && <ItemsField source="productIds" reference="products" field="updatedAt" />}
        {scope === 'collections' && (
          <ItemsField source="collectionIds" reference="collections" field="title" />
        )}
      </Group>
      <Amounts title={group('minimum')} source="minimum" name="minimum" />
      <Group title={group('dates')} columns={220}>
        <TextInput
          source="startsAt"
          type="datetime-local"
          label={getLabel('startsAt')}
          slotProps={shrunk}
          validate={required()}
        />
        <TextInput source="endsAt" type="datetime-local" label={getLabel('endsAt')} slotProps={shrunk} />
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

/** A select field without an empty choice. */
function Choice({
  source,
  values,
  valuesKey,
}: {
  source: string
  values: readonly string[]
  /** The group of the values' messages in `resources.discounts.values`. */
  valuesKey: string
}) {
  return (
    <SelectInput
      source={source}
      label={label(source)}
      choices={values.map((id) => ({ id, name: `resources.discounts.values.${valuesKey}.${id}` }))}
      validate={required()}
    />
  )
}

/** A field that finds items by part of their title. The items are sorted by `field`. */
function ItemsField({ source, reference, field }: { source: string; reference: string; field: string }) {
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
