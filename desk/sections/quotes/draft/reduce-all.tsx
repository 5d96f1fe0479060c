import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useQuoteWords } from '../use-quote-words.ts'
import { type DraftValues, priceAfter } from './draft-values.ts'

/** One reduction of all lines that have a public price. */
export function ReduceAll() {
  const { word } = useQuoteWords()
  const { getValues, setValue } = useFormContext<DraftValues>()
  const [percent, setPercent] = useState('')
  const isPercent = priceAfter(1, percent) !== null
  function apply() {
    for (const [index, { stored }] of getValues('lines').entries()) {
      const price = priceAfter(stored.publicMinor, percent)
      if (price === null) continue
      setValue(`lines.${index}.price`, price, { shouldDirty: true, shouldValidate: true })
      setValue(`lines.${index}.reduction`, percent, { shouldDirty: true })
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1.5 }}>
      <TextField
        label={word('reduce-all')}
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
        // Enter would save the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isPercent) apply()
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ width: { xs: '100%', sm: '17rem' } }}
      />
      <Button variant="outlined" disabled={!isPercent} onClick={apply}>
        {word('reduce')}
      </Button>
    </Box>
  )
}
