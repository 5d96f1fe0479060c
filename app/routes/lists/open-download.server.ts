import { data, type RouterContextProvider } from 'react-router'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import {
  DOWNLOAD_PRICES,
  type DownloadInput,
  type DownloadRefusal,
} from '#app/features/lists/download/download-form.ts'
import type { DownloadOptionsView } from '#app/features/lists/download/download-options.tsx'
import { loadOwnStudio } from '#app/session/own-studio.server.ts'
import { visitorContext } from '#app/visitor/context.ts'
import type { List } from '#contracts/list.ts'
import { getPaperSize } from '#domain/market/paper.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Returns the signed-in customer's account and a list. Throws a 404 response for a list that they may not see. */
export async function openCustomerList(args: RequestArgs, listId: string) {
  const account = requireAccount(args)
  const list = await account.clients.lists.of(account.session.accessToken).read(listId)
  if (list.ok) return { account, list: list.value }
  throw data(null, { status: account.check(list.code) === 'platform-unavailable' ? 503 : 404 })
}

/** Without a submitted form, the options have their defaults. */
export async function loadDownloadOptions(
  { account, list }: Awaited<ReturnType<typeof openCustomerList>>,
  context: Readonly<RouterContextProvider>,
  submitted: { key: string; input: DownloadInput; refusals: readonly DownloadRefusal[] } | null,
): Promise<DownloadOptionsView> {
  const { country, role } = context.get(visitorContext)
  const [studio, earlier] = await Promise.all([
    loadOwnStudio(context),
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
    list: listUrlId(list),
    name: list.name,
    purpose: list.purpose,
    id: submitted?.key ?? crypto.randomUUID(),
    input: submitted?.input ?? input,
    prices: DOWNLOAD_PRICES.filter((prices) => isTrade || prices === 'public' || prices === 'none'),
    studio: studio?.name ?? null,
    earlier: earlier.ok ? earlier.value : [],
    refusals: submitted?.refusals ?? [],
  }
}

/** A list that every customer has is identified in URLs by its purpose. */
export function listUrlId({ id, purpose }: Pick<List, 'id' | 'purpose'>): string {
  return purpose ?? id
}
