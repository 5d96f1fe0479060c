import { Box, Typography } from '@mui/material'
import { type DragEvent, type ReactNode, useId } from 'react'
import { SelectInput, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { QUOTE_LENGTHS } from '#contracts/quote.ts'
import { Thumbnail } from '#desk/sections/products/thumbnail.tsx'
import { useQuoteWords } from '../use-quote-words.ts'
import { DECIMAL, validAmount } from './draft-texts.tsx'
import {
  type DraftValues,
  type LineValues,
  priceAfter,
  quantityFault,
  reductionOf,
  timeFault,
} from './draft-values.ts'

/** A typed reduction computes the price, and a typed price the reduction. */
export function LineFields({
  line: { stored },
  index,
  currency,
  language,
  isSoldOut,
  buttons,
}: {
  line: LineValues
  index: number
  currency: string
  language: string
  isSoldOut: boolean
  buttons: ReactNode
}) {
  const { word, amount } = useQuoteWords()
  const { setValue } = useFormContext<DraftValues>()
  const titleId = useId()
  const { title, artisan, sku, section, picture, publicMinor } = stored
  const at = `lines.${index}` as const
  const label = (field: string) => word(`fields.${field}`, { currency })
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Thumbnail url={picture} width={48} />
        <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" id={titleId} sx={{ fontWeight: 500 }} lang={language}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[artisan, sku, section].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {publicMinor === null
              ? word(stored.variantId === '' ? 'finish-open' : 'upon-request')
              : word('public-price', { price: amount(publicMinor, currency) })}
          </Typography>
          {isSoldOut && (
            <Typography variant="body2" color="error">
              {word('sold-out')}
            </Typography>
          )}
        </Box>
        <Box sx={{ flexShrink: 0 }}>{buttons}</Box>
      </Box>
      {/* Text in fields is selected with the mouse; only the rest of the line is dragged. */}
      <Box draggable onDragStart={stayInPlace} sx={FIELDS}>
        <TextInput
          source={`${at}.finish`}
          label={label('finish')}
          slotProps={{ htmlInput: { maxLength: QUOTE_LENGTHS.finish, lang: language } }}
          helperText={false}
        />
        <TextInput
          source={`${at}.quantity`}
          label={label('quantity')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          validate={(value) => keyOf(quantityFault(value))}
          helperText={false}
        />
        <TextInput
          source={`${at}.price`}
          label={label('price')}
          slotProps={DECIMAL}
          validate={validAmount}
          onChange={({ target }) =>
            setValue(`${at}.reduction`, reductionOf(publicMinor, target.value), { shouldDirty: true })
          }
          helperText={false}
        />
        <TextInput
          source={`${at}.reduction`}
          label={label('reduction')}
          slotProps={DECIMAL}
          disabled={publicMinor === null}
          onChange={({ target }) => {
            const price = priceAfter(publicMinor, target.value)
            if (price !== null) setValue(`${at}.price`, price, { shouldDirty: true, shouldValidate: true })
          }}
          helperText={false}
        />
        <TextInput
          source={`${at}.time`}
          label={label('time')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          validate={(time, { lines }) => keyOf(timeFault({ time, unit: lines?.[index]?.unit ?? 'weeks' }))}
          helperText={false}
        />
        <SelectInput
          source={`${at}.unit`}
          label={label('unit')}
          choices={['weeks', 'days'].map((id) => ({ id, name: word(`units.${id}`) }))}
          translateChoice={false}
          isRequired
          helperText={false}
          fullWidth
          sx={{ minWidth: 0 }}
        />
      </Box>
    </Box>
  )
}

const FIELDS = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 0.5,
  marginTop: 1,
  cursor: 'default',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 2fr) 5rem 8rem 7rem 6rem 7.5rem',
  },
}

function stayInPlace(event: DragEvent) {
  event.preventDefault()
  event.stopPropagation()
}

function keyOf(fault: string | null): string | undefined {
  return fault === null ? undefined : `errors.fields.${fault}`
}
