import type { RouterContextProvider } from 'react-router'
import type { DownloadInput, DownloadRefusal } from '#app/features/lists/download/download-form.ts'
import { loadListPieces } from '#app/features/product/list-files/load-list-pieces.server.ts'
import {
  type ListToWrite,
  toListDocument,
  toTearsheets,
} from '#app/features/product/list-files/to-list-document.ts'
import { today } from '#app/page/clock.ts'
import { loadOwnStudio } from '#app/session/own-studio.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { ExportContent } from '#contracts/export.ts'
import type { List, ListItem } from '#contracts/list.ts'
import { safeFileName } from '#domain/files/archive-names.ts'
import { parseMarkup } from '#domain/list/mark-up.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/**
 * Starts a download of a list with what the visitor may see of it. `key` is the id of the download, which makes
 * starting it idempotent.
 */
export async function startDownload(
  context: Readonly<RouterContextProvider>,
  {
    list,
    input,
    key,
    origin,
    accessToken,
  }: {
    list: List
    input: DownloadInput
    key: string
    origin: string
    accessToken: string
  },
): Promise<Result<null, DownloadRefusal | 'unauthorized'>> {
  const content = await buildContent(context, list, input, origin)
  if (!content.ok) return content
  const name = safeFileName(input.title) || 'list'
  const started = await context
    .get(clientsContext)
    .exports.start(accessToken, { id: key, subject: list.id, name, content: content.value })
  if (started.ok) return ok(null)
  const { code } = started
  const isShown = code === 'exports-full' || code === 'too-many-requests' || code === 'unauthorized'
  return refuse(isShown ? code : 'unavailable')
}

async function buildContent(
  context: Readonly<RouterContextProvider>,
  list: List,
  input: DownloadInput,
  origin: string,
): Promise<Result<ExportContent, DownloadRefusal>> {
  const sections = toSections(list)
  const items = sections.flatMap((section) => section.items)
  const [pieces, own] = await Promise.all([loadListPieces(context, items), loadOwnStudio(context)])
  if (!pieces.ok) return refuse('unavailable')
  const pieceById = new Map(items.map(({ id }, index) => [id, pieces.value[index] ?? null]))
  const toWrite: ListToWrite = {
    description: list.description,
    cover: list.cover,
    sections: sections.map((section) => ({
      title: section.title,
      items: section.items.map(({ id, quantity, clientNote }) => ({
        quantity,
        clientNote,
        piece: pieceById.get(id) ?? null,
      })),
    })),
  }
  const markUp = parseMarkup(input.markUp)
  const choice = {
    ...input,
    markUp: markUp.ok ? markUp.value : 0,
    until: input.until === '' ? null : input.until,
  }
  const facts = { visitor: context.get(visitorContext), origin, today: today(context), own }
  const { kind } = input
  if (kind === 'zip') {
    const tearsheets = toTearsheets(toWrite, choice, facts)
    return tearsheets.ok ? ok({ kind, pieces: tearsheets.value }) : tearsheets
  }
  const document = toListDocument(toWrite, choice, facts)
  return document.ok ? ok({ kind, list: document.value }) : document
}

/** Returns the sections in the order of the list: pieces without a section come first. */
function toSections({ sections, items }: Pick<List, 'sections' | 'items'>): {
  title: string | null
  items: ListItem[]
}[] {
  const itemsIn = (id: string | null) => items.filter(({ sectionId }) => sectionId === id)
  return [
    { title: null, items: itemsIn(null) },
    ...sections.map(({ id, name }) => ({ title: name, items: itemsIn(id) })),
  ].filter((section) => section.items.length > 0)
}
