import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { marketOf } from '#app/features/market/market.ts'
import { loadNavigation } from '#app/features/navigation/load-navigation.server.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { isUnknownLocale } from '#app/request/unknown-locale.ts'
import { ErrorPage, statusOfError } from '#app/ui/error-page.tsx'
import type { Route } from './+types/shell.ts'
import { PageFrame } from './frame/page-frame.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  const navigation = await loadNavigation(content, visitor, url)
  const isNowhere = isUnknownLocale(params, url)
  return data({ navigation, market: marketOf(visitor), isNowhere }, isNowhere ? { status: 404 } : {})
}

/** What stands around the pages changes with the locale only. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.locale !== nextParams.locale
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame content={loaderData}>
      {loaderData.isNowhere ? <ErrorPage status={404} /> : <Outlet />}
    </PageFrame>
  )
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage status={statusOfError(error)} />
  return loaderData ? <PageFrame content={loaderData}>{page}</PageFrame> : page
}
