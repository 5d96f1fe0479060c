import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

export function CurrencyField({
  value,
  onChange,
}: {
  value: Currency
  onChange: (currency: Currency) => void
}) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={translate('resources.product-imports.fields.currency')}
      value={value}
      onChange={({ target }) => onChange(target.value as Currency)}
      sx={{ minWidth: '14rem' }}
    >
      {CURRENCIES.map((currency) => (
        <MenuItem key={currency} value={currency}>
          {currency}
        </MenuItem>
      ))}
    </TextField>
  )
}
