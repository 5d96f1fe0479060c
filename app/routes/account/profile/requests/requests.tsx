import { data } from 'react-router'
import { PROFILE, requestPath } from '#app/features/account/paths.ts'
import { Unreachable } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { toListedView } from '#app/features/requests/thread/listed-view.server.ts'
import { RequestsPage } from '#app/features/requests/thread/requests-page.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import { REQUESTS_PER_PAGE } from '#contracts/request-thread.ts'
import type { Route } from './+types/requests.ts'

const PAGE_PARAMETER = 'page'

export const handle: PageHandle = { isUnlisted: true, parameters: [PAGE_PARAMETER] }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, clients, read } = requireAccount({ request, context, url })
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get(PAGE_PARAMETER) ?? 1)) || 1)
  const list = read(await clients.requestThreads.list(session.accessToken, page))
  const viewContext = { visitor: context.get(visitorContext), house: context.get(houseContext) }
  const requests = list?.requests.map((listed) => toListedView(listed, viewContext)) ?? null
  const pageCount = Math.ceil((list?.total ?? 0) / REQUESTS_PER_PAGE)
  return data({ requests, page, pageCount }, { headers: PRIVATE })
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  return (
    <RequestsPage
      {...loaderData}
      pathOf={requestPath}
      pagePath={(page) => (page === 1 ? PROFILE.requests : `${PROFILE.requests}?${PAGE_PARAMETER}=${page}`)}
      unreachable={<Unreachable href={PROFILE.requests} />}
    />
  )
}
