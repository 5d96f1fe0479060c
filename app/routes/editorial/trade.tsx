import { TRADE_PATH } from '#app/features/trade/paths.ts'
import { ApplicationLink, TradeAction } from '#app/features/trade/program/trade-action.tsx'
import { questionsData } from '#app/features/trade/program/trade-program-data.ts'
import { TradeProgramPage } from '#app/features/trade/program/trade-program-page.tsx'
import { foundPage } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { isTradeClient } from '#domain/visitor/roles.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/trade.ts'

export const handle: PageHandle = { isShared: true }

/** Spec §2: the Trade Program. Only customers, whose pages are made for them alone, see the standing of an application. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  const { locale, isPreview, role } = visitor
  const { shownIn, action, ...program } =
    foundPage(await content.getTradeProgram({ locale, isPreview })) ?? (await missingPage(context))
  const crumb = { label: program.title, href: TRADE_PATH }
  describePage(context, {
    countries: shownIn,
    structuredData: [
      breadcrumbData([crumb], placeOf(visitor, url)),
      ...(program.questions ? [questionsData(program.questions)] : []),
    ],
  })
  return { program, action, role, origin: url.origin }
}

export default function TradeRoute({ loaderData }: Route.ComponentProps) {
  const { program, action, role, origin } = loaderData
  return (
    <TradeProgramPage
      program={program}
      origin={origin}
      action={<TradeAction role={role} label={action} />}
      lastAction={isTradeClient(role) ? null : <ApplicationLink label={action} />}
    />
  )
}
