import { Box } from '@mui/material'
import { required, TextInput } from 'react-admin'
import { QUOTE_LENGTHS } from '#contracts/quote.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useQuoteWords } from '../use-quote-words.ts'
import { amountFault } from './draft-values.ts'

export function DraftTexts({ language, currency }: { language: string; currency: string }) {
  const format = useFormat()
  const { word } = useQuoteWords()
  const inLanguage = { language: format.language(language) }
  const text = (maxLength: number) => ({ htmlInput: { maxLength, lang: language } })
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          marginTop: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 10rem 12rem' },
        }}
      >
        <TextInput
          source="shippingTitle"
          label={word('fields.shippingTitle', inLanguage)}
          slotProps={text(QUOTE_LENGTHS.shipping)}
          helperText={false}
        />
        <TextInput
          source="shippingPrice"
          label={word('fields.shippingPrice', { currency })}
          slotProps={DECIMAL}
          validate={validAmount}
          helperText={false}
        />
        <TextInput
          source="validUntil"
          type="date"
          label={word('fields.validUntil')}
          slotProps={{ inputLabel: { shrink: true } }}
          validate={required()}
          helperText={false}
        />
      </Box>
      <TextInput
        source="letter"
        label={word('fields.letter', inLanguage)}
        slotProps={text(QUOTE_LENGTHS.letter)}
        multiline
        minRows={4}
        fullWidth
        helperText={false}
      />
      <TextInput
        source="terms"
        label={word('fields.terms', inLanguage)}
        slotProps={text(QUOTE_LENGTHS.terms)}
        multiline
        minRows={2}
        fullWidth
        helperText={false}
      />
    </>
  )
}

export const DECIMAL = { htmlInput: { inputMode: 'decimal' } } as const

/** The key of the message of a fault. */
export function validAmount(text: string | null): string | undefined {
  const fault = amountFault(text)
  return fault === null ? undefined : `errors.fields.${fault}`
}
