import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { addDays } from '../../../domain/house/calendar-date.ts'
import { FIGURE_DAYS_MAX } from '../../../domain/tracking/figure-range.ts'

/** Ranges with a button. */
const DAYS = [7, 30, 90, 365] as const

/** Which days are shown, which the address states. */
export function RangeForm({ from, to }: { from: string; to: string }) {
  const translate = useTranslate()
  const [, setSearch] = useSearchParams()
  const [typed, setTyped] = useState({ from, to })
  const show = (range: { from: string; to: string }) => {
    setTyped(range)
    setSearch(range)
  }
  const isValid = typed.from !== '' && typed.to !== '' && typed.from <= typed.to
  const dayField = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={translate(`figures.${name}`)}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: addDays(typed.to || to, 1 - FIGURE_DAYS_MAX) },
      }}
    />
  )
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid) show(typed)
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 2 }}
    >
      {DAYS.map((days) => (
        <Button
          key={days}
          size="small"
          variant="outlined"
          sx={{ minHeight: 40 }}
          onClick={() => show({ from: addDays(to, 1 - days), to })}
        >
          {translate('figures.last-days', { days })}
        </Button>
      ))}
      {dayField('from')}
      {dayField('to')}
      <Button type="submit" variant="outlined" disabled={!isValid} sx={{ minHeight: 40 }}>
        {translate('figures.show')}
      </Button>
    </Box>
  )
}
