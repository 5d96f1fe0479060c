import { Box, Typography } from '@mui/material'
import { BooleanInput, NumberInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CURRENCIES } from '#domain/money/money.ts'
import type { FormValues } from './form-values.ts'
import { Group } from './group.tsx'

export function Prices() {
  const translate = useTranslate()
  const variants = useWatch({ name: 'variants' }) as FormValues['variants'] | undefined
  const label = (field: string) => `resources.products.fields.${field}`
  const inCurrency = (field: string, currency: string) => `${translate(label(field))} (${currency})`
  return (
    <Group title={translate('resources.products.groups.prices')}>
      {variants?.map(({ title }, index) => (
        <Box key={title} component="fieldset" sx={{ border: 0, margin: 0, padding: 0, marginBottom: 2 }}>
          <Typography component="legend" variant="body2" sx={{ fontWeight: 500 }}>
            {variants.length > 1 ? title : translate('resources.products.only-variant')}
          </Typography>
          <Box sx={COLUMNS}>
            <TextInput source={`variants.${index}.sku`} label={label('sku')} />
            {CURRENCIES.map((currency) => (
              <NumberInput
                key={currency}
                source={`variants.${index}.price.${currency}`}
                label={inCurrency('price', currency)}
                min={0}
                step={0.01}
              />
            ))}
            {CURRENCIES.map((currency) => (
              <NumberInput
                key={currency}
                source={`variants.${index}.compareAt.${currency}`}
                label={inCurrency('compareAt', currency)}
                min={0}
                step={0.01}
              />
            ))}
            <NumberInput source={`variants.${index}.weightGrams`} label={label('weightGrams')} min={0} />
            <BooleanInput source={`variants.${index}.isTracked`} label={label('isTracked')} />
            <BooleanInput source={`variants.${index}.continueSelling`} label={label('continueSelling')} />
          </Box>
        </Box>
      ))}
      <Box sx={COLUMNS}>
        {CURRENCIES.map((currency) => (
          <NumberInput
            key={currency}
            source={`tradePrice.${currency}`}
            label={inCurrency('tradePrice', currency)}
            min={0}
            step={0.01}
          />
        ))}
      </Box>
    </Group>
  )
}

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
}
