import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, LinearProgress, Menu, MenuItem, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { RefusedCall } from '../../provider/call-team.ts'
import { takePendingExport } from './pending-export.ts'
import { type ExportState, useExport } from './use-export.ts'

/** The exports of a list, with their progress. Their names are `resources.{resource}.exports.{name}`. */
export function ExportMenu({ exports }: { exports: readonly string[] }) {
  const translate = useTranslate()
  const { resource } = useListContext()
  const { state, start, cancel } = useExport()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const resume = useEffectEvent(() => {
    const name = takePendingExport()
    if (name !== null && exports.includes(name)) void start(name)
  })
  useEffect(() => resume(), [])

  if (state.kind === 'running') return <Progress state={state} onCancel={cancel} />
  return (
    <>
      {state.kind === 'failed' && <Failure fault={state.fault} onRepeat={() => void start(state.name)} />}
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('desk.export.label')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {exports.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null)
              void start(name)
            }}
          >
            {translate(`resources.${resource}.exports.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function Progress({
  state: { items, bytes },
  onCancel,
}: {
  state: Extract<ExportState, { kind: 'running' }>
  onCancel: () => void
}) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ minWidth: '10rem' }}>
        <Typography variant="body2" role="status">
          {items === null
            ? translate('desk.export.starting')
            : translate('desk.export.running', { items, kilobytes: Math.ceil(bytes / 1024) })}
        </Typography>
        <LinearProgress aria-label={translate('desk.export.label')} />
      </Box>
      <Button size="small" onClick={onCancel}>
        {translate('ra.action.cancel')}
      </Button>
    </Box>
  )
}

function Failure({ fault, onRepeat }: { fault: unknown; onRepeat: () => void }) {
  const translate = useTranslate()
  const textOf = useRefusalText()
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="error">
        {fault instanceof RefusedCall ? textOf(fault) : translate('desk.export.failed')}
      </Typography>
      <Button size="small" onClick={onRepeat}>
        {translate('desk.try-again')}
      </Button>
    </Box>
  )
}
