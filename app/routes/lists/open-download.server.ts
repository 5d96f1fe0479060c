import { data, type RouterContextProvider } from 'react-router'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import {
  DOWNLOAD_PRICES,
  type DownloadInput,
  type DownloadRefusal,
} from '#app/features/lists/download/download-form.ts'
import type { DownloadOptionsView } from '#app/features/lists/download/download-options.tsx'
import { ownStudio } from '#app/session/own-studio.server.ts'
import { visitorContext } from '#app/visitor/context.ts'
import type { List } from '#contracts/list.ts'
import { getPaperSize } from '#domain/market/paper.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Opens a list for the signed-in customer, with their account. Throws 404 for a list that they may not see. */
export async function openListOf(requested: RequestArgs, listId: string) {
  const account = requireAccount(requested)
  const list = await account.clients.lists.of(account.session.accessToken).read(listId)
  if (list.ok) return { account, list: list.value }
  throw data(null, { status: account.check(list.code) === 'platform-unavailable' ? 503 : 404 })
}

/** `input` is the submitted form, or the defaults. */
export async function loadDownloadOptions(
  { account, list }: Awaited<ReturnType<typeof openListOf>>,
  context: Readonly<RouterContextProvider>,
  sent: { key: string; input: DownloadInput; refusals: readonly DownloadRefusal[] } | null,
): Promise<DownloadOptionsView> {
  const { country, role } = context.get(visitorContext)
  const [studio, earlier] = await Promise.all([
    ownStudio(context),
    account.clients.exports.of(account.session.accessToken, { subject: list.id }),
  ])
  const isTrade = maySeeTradePrices(role)
  const input: DownloadInput = {
    kind: 'pdf',
    title: list.name ?? '',
    client: '',
    prices: 'public',
    markUp: '',
    until: '',
    paper: getPaperSize(country),
    hasNotes: true,
    hasStudio: studio !== null,
  }
  return {
    list: addressOf(list),
    name: list.name,
    purpose: list.purpose,
    id: sent?.key ?? crypto.randomUUID(),
    input: sent?.input ?? input,
    prices: DOWNLOAD_PRICES.filter((prices) => isTrade || prices === 'public' || prices === 'none'),
    studio: studio?.name ?? null,
    earlier: earlier.ok ? earlier.value : [],
    refusals: sent?.refusals ?? [],
  }
}

/** A list that every customer has is identified in URLs by its purpose. */
export function addressOf({ id, purpose }: Pick<List, 'id' | 'purpose'>): string {
  return purpose ?? id
}
