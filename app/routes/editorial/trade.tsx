import { loginPath, PROFILE } from '#app/features/account/paths.ts'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { TRADE_CONTACT_PATH } from '#app/features/requests/paths.ts'
import { TRADE_APPLICATION_PATH, TRADE_PATH } from '#app/features/trade/paths.ts'
import { TradeProgramPage } from '#app/features/trade/program/trade-program-page.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { foundPage } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { TradeSection } from '#clients/content/pages/trade-program.ts'
import { isTradeClient, type Role, standingForRole } from '#domain/visitor/roles.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/trade.ts'

export const handle: PageHandle = { isShared: true }

/** The next page for a trade client, by the standing of their application. */
const NEXT_PATHS = { pending: SAVED_PATH, approved: PROFILE.details, rejected: TRADE_CONTACT_PATH } as const

/** Spec §2. Only customers see the standing of an application, since their pages are not shared. */
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

/** Returns the questions and answers of the page as schema.org data. */
function questionsData({ points }: TradeSection): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: points.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

/** Shows a trade client the standing of their application, and others a link to apply; guests may also sign in. */
function TradeAction({ role, label }: { role: Role; label: string }) {
  const t = useTranslations('trade')
  const localePath = useLocalePath()
  const standing = standingForRole(role)
  if (standing !== null) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-measure border-s border-ink ps-4">
          <strong className="block font-medium">{t(`standing.${standing}.title`)}</strong>
          {t(`standing.${standing}.text`)}
        </p>
        <LinkButton href={NEXT_PATHS[standing]}>{t(`standing.${standing}.action`)}</LinkButton>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <ApplicationLink label={label} />
      {role === 'guest' && (
        <p className="text-small text-muted">
          {t.rich('member', {
            link: (chunks) => (
              <TextLink
                href={loginPath(localePath(TRADE_PATH))}
                data-document
                rel="nofollow"
                className="text-ink"
              >
                {chunks}
              </TextLink>
            ),
          })}
        </p>
      )}
    </div>
  )
}

function ApplicationLink({ label }: { label: string }) {
  return <LinkButton href={TRADE_APPLICATION_PATH}>{label}</LinkButton>
}
