import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useInPlace } from './use-in-place.ts'

export function ConfirmedButton({
  label,
  of,
  question,
  isOutlined = false,
  onConfirm,
}: {
  label: string
  /** The affected item, for screen readers. */
  of?: string
  question: string
  /** Not at the end of a row. */
  isOutlined?: boolean
  onConfirm: () => Promise<unknown>
}) {
  const translate = useTranslate()
  const { isOpen, open, close, autoFocus } = useInPlace()
  const [isBusy, setIsBusy] = useState(false)
  const name = of === undefined ? label : `${label}: ${of}`
  if (!isOpen) {
    return (
      <Button
        aria-label={name}
        variant={isOutlined ? 'outlined' : 'text'}
        autoFocus={autoFocus}
        onClick={open}
      >
        {label}
      </Button>
    )
  }
  async function confirm() {
    setIsBusy(true)
    await onConfirm()
    setIsBusy(false)
    close()
  }
  return (
    <Box
      role="group"
      onKeyDown={({ key }) => key === 'Escape' && !isBusy && close()}
      aria-label={name}
      sx={{ backgroundColor: 'action.selected', padding: 1.5, maxWidth: '24rem' }}
    >
      <Typography variant="body2">{question}</Typography>
      <Box sx={{ display: 'flex', gap: 1, marginTop: 1 }}>
        <Button variant="contained" autoFocus disabled={isBusy} onClick={confirm}>
          {label}
        </Button>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}
