import { useRef, useState } from 'react'
import { useListContext, useLocale } from 'react-admin'
import { EXPORTED_ITEMS } from '../../../contracts/team/convention.ts'
import { fileNameOf } from '../../files/file-name.ts'
import { saveFile } from '../../files/save-file.ts'
import { requestTeam } from '../../provider/call-team.ts'
import { storePendingExport } from './pending-export.ts'

/** `items` of the export, and the bytes that have arrived. */
export type ExportState =
  | { kind: 'ready' }
  | { kind: 'running'; items: number | null; bytes: number }
  | { kind: 'failed'; name: string; fault: unknown }

/** Downloads all items of the shown list, whatever its page. A file that did not arrive completely is not saved. */
export function useExport() {
  const list = useListContext()
  const language = useLocale()
  const [state, setState] = useState<ExportState>({ kind: 'ready' })
  const running = useRef<AbortController | null>(null)

  async function start(name: string) {
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', items: null, bytes: 0 })
    try {
      const response = await requestTeam({
        path: `/${list.resource}/exports/${name}?${queryOf(list, language)}`,
        signal: controller.signal,
        beforeLeaving: () => storePendingExport(name),
      })
      const items = Number(response.headers.get(EXPORTED_ITEMS))
      const parts: Uint8Array<ArrayBuffer>[] = []
      let bytes = 0
      for await (const part of partsOf(response)) {
        parts.push(part)
        bytes += part.byteLength
        setState({ kind: 'running', items, bytes })
      }
      saveFile(new Blob(parts, { type: 'text/csv' }), fileNameOf(response) ?? `${name}.csv`)
      setState({ kind: 'ready' })
    } catch (fault) {
      setState(controller.signal.aborted ? { kind: 'ready' } : { kind: 'failed', name, fault })
    }
  }
  return { state, start, cancel: () => running.current?.abort() }
}

function queryOf(
  { filterValues, sort }: Pick<ReturnType<typeof useListContext>, 'filterValues' | 'sort'>,
  language: string,
): URLSearchParams {
  return new URLSearchParams({
    filter: JSON.stringify(filterValues ?? {}),
    sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    language,
  })
}

async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value
}
