import { Box } from '@mui/material'
import type { TradeApplicationDetail } from '../../../contracts/team/trade-application.ts'
import { useFormat } from '../../format/use-format.ts'
import { useApplicationWords } from './use-application-words.ts'

/** A VAT number, and what VIES said of it. */
export function VatCheck({ number, check }: { number: string; check: TradeApplicationDetail['vatCheck'] }) {
  const { word } = useApplicationWords()
  const { shortMoment } = useFormat()
  if (number === '') return word('vat.none')
  const at = check?.checkedAt ? shortMoment(check.checkedAt) : ''
  const result = check === null ? 'unknown' : (check.result ?? 'unchecked')
  return (
    <>
      <div>{number}</div>
      <Box sx={{ color: result === 'invalid' ? 'error.main' : 'text.secondary' }}>
        {word(`vat.${result}`, { at })}
      </Box>
      {check?.name && <div>{word('vat.registered-as', { name: check.name })}</div>}
    </>
  )
}
