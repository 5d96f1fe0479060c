import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, LinearProgress, Menu, MenuItem, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useListContext, useLocale, useTranslate } from 'react-admin'
import { z } from 'zod'
import { EXPORTED_ITEMS } from '#contracts/team/convention.ts'
import { readFileName, saveFile } from '../files/save-file.ts'
import { RefusedCall, requestTeam } from '../provider/call-team.ts'
import { useErrorText } from '../provider/use-save.ts'

/** `items` is the total number of items, null until the response starts. `bytes` is the number received so far. */
type ExportState =
  | { kind: 'ready' }
  | { kind: 'running'; items: number | null; bytes: number }
  | { kind: 'failed'; name: string; error: unknown }

const pendingExport = z.object({ path: z.string(), name: z.string() })

const STORAGE_KEY = 'desk-export'

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
      {state.kind === 'failed' && <Failure error={state.error} onRetry={() => void start(state.name)} />}
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

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate()
  const describeError = useErrorText()
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="error">
        {error instanceof RefusedCall ? describeError(error) : translate('desk.export.failed')}
      </Typography>
      <Button size="small" onClick={onRetry}>
        {translate('desk.try-again')}
      </Button>
    </Box>
  )
}

/** Downloads all items of the current list, on all pages. An incomplete file is not saved. */
function useExport() {
  const list = useListContext()
  const language = useLocale()
  const [state, setState] = useState<ExportState>({ kind: 'ready' })
  const currentDownload = useRef<AbortController | null>(null)

  async function start(name: string) {
    const controller = new AbortController()
    currentDownload.current = controller
    setState({ kind: 'running', items: null, bytes: 0 })
    try {
      const response = await requestTeam({
        path: `/${list.resource}/exports/${name}?${toQuery(list, language)}`,
        signal: controller.signal,
        beforeLeaving: () => storePendingExport(name),
      })
      const items = Number(response.headers.get(EXPORTED_ITEMS))
      const chunks: Uint8Array<ArrayBuffer>[] = []
      let bytes = 0
      for await (const chunk of readChunks(response)) {
        chunks.push(chunk)
        bytes += chunk.byteLength
        setState({ kind: 'running', items, bytes })
      }
      saveFile(new Blob(chunks, { type: 'text/csv' }), readFileName(response) ?? `${name}.csv`)
      setState({ kind: 'ready' })
    } catch (error) {
      setState(controller.signal.aborted ? { kind: 'ready' } : { kind: 'failed', name, error })
    }
  }
  return { state, start, cancel: () => currentDownload.current?.abort() }
}

function toQuery(
  { filterValues, sort }: Pick<ReturnType<typeof useListContext>, 'filterValues' | 'sort'>,
  language: string,
): URLSearchParams {
  return new URLSearchParams({
    filter: JSON.stringify(filterValues ?? {}),
    sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    language,
  })
}

async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) yield chunk.value
}

/** Stores the pending export before the browser leaves for the second factor. */
function storePendingExport(name: string): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path: window.location.pathname, name }))
}

/** Returns and removes the pending export of this list. */
function takePendingExport(): string | null {
  const stored = pendingExport.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
  if (!stored.success || stored.data.path !== window.location.pathname) return null
  sessionStorage.removeItem(STORAGE_KEY)
  return stored.data.name
}
