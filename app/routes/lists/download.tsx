import { data } from 'react-router'
import { z } from 'zod'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import {
  checkDownloadInput,
  type DownloadRefusal,
  readDownloadInput,
} from '#app/features/lists/download/download-form.ts'
import { DownloadOptions } from '#app/features/lists/download/download-options.tsx'
import { DOWNLOAD_FIELDS, downloadPath } from '#app/features/lists/download/download-paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { today } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/download.ts'
import { listUrlId, loadDownloadOptions, openCustomerList } from './open-download.server.ts'
import { startDownload } from './start-download.server.ts'

export const handle: PageHandle = { isUnlisted: true }

/** HTTP statuses; any other refusal is about the input. */
const STATUSES: Partial<Record<DownloadRefusal, number>> = {
  'no-trade-price': 403,
  'no-client-prices': 403,
  'exports-full': 429,
  'too-many-requests': 429,
  unavailable: 503,
}

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const opened = await openCustomerList({ request, context, url }, params.listId)
  return data(await loadDownloadOptions(opened, context, null), { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const opened = await openCustomerList({ request, context, url }, params.listId)
  const { account, list } = opened
  const form = await readForm(request)
  const parsedKey = z.uuid().safeParse(form.get(DOWNLOAD_FIELDS.key))
  const key = parsedKey.success ? parsedKey.data : crypto.randomUUID()
  const input = readDownloadInput(form)
  const refuseWith = async (refusals: readonly DownloadRefusal[]) => {
    const view = await loadDownloadOptions(opened, context, { key, input, refusals })
    const [first = 'unavailable'] = refusals
    return data(view, { status: STATUSES[first] ?? 422, headers: PRIVATE })
  }
  const inputRefusals = checkDownloadInput(input, today(context))
  if (inputRefusals.length > 0) return refuseWith(inputRefusals)
  const { accessToken } = account.session
  const started = await startDownload(context, { list, input, key, origin: url.origin, accessToken })
  if (!started.ok) return refuseWith([account.check(started.code)])
  const path = localePath(context.get(visitorContext).locale, downloadPath(listUrlId(list), key))
  return redirect(path, { status: 303, headers: PRIVATE })
}

export default function Download({ loaderData, actionData }: Route.ComponentProps) {
  return <DownloadOptions {...(actionData ?? loaderData)} />
}
