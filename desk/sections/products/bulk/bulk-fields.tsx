import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CURRENCIES } from '../../../../domain/money/money.ts'
import { type BulkValues, KINDS } from './bulk-values.ts'

/** What is changed, and how. */
export function BulkFields({
  values,
  onChange,
}: {
  values: BulkValues
  onChange: (values: BulkValues) => void
}) {
  const translate = useTranslate()
  const words = (key: string) => translate(`resources.products.bulk.${key}`)
  const text = (name: keyof BulkValues) => (
    <TextField
      label={words(name)}
      value={values[name]}
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
    />
  )
  const choice = (name: keyof BulkValues, choices: readonly (readonly [id: string, name: string])[]) => (
    <TextField
      select
      label={words(name)}
      value={values[name]}
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
    >
      {choices.map(([id, label]) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
  const valueWords = (field: string, id: string) =>
    [id, translate(`resources.products.values.${field}.${id}`)] as const
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingTop: 1 }}>
      {choice(
        'kind',
        KINDS.map((kind) => [kind, words(`kinds.${kind}`)] as const),
      )}
      {values.kind === 'status' &&
        choice(
          'status',
          ['active', 'draft', 'archived'].map((id) => valueWords('status', id)),
        )}
      {values.kind === 'price' && (
        <>
          {choice(
            'currency',
            CURRENCIES.map((id) => [id, id] as const),
          )}
          {choice('by', [
            ['percent', words('percent')],
            ['amount', words('fixed')],
          ])}
          {text('amount')}
          {choice('rounding', [
            ['none', words('roundings.none')],
            ['unit', words('roundings.unit')],
            ['ten', words('roundings.ten')],
          ])}
        </>
      )}
      {values.kind === 'leadTime' && text('days')}
      {values.kind === 'tags' && (
        <>
          {text('add')}
          {text('remove')}
        </>
      )}
      {values.kind === 'category' && text('category')}
      {values.kind === 'restriction' &&
        choice('restriction', [
          ['', words('unrestricted')],
          valueWords('restriction', 'b2b_only'),
          valueWords('restriction', 'b2c_only'),
        ])}
      {values.kind === 'excludedCountries' && text('countries')}
    </Box>
  )
}
