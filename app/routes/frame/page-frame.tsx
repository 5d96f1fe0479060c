import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { type Packed, unpack } from '#app/document/packed.ts'
import { AccountLink } from '#app/features/account/account-link.tsx'
import { ChatButton } from '#app/features/chat/chat-button.tsx'
import { CONSENT_PATH } from '#app/features/consent/paths.ts'
import { VisitRecorder } from '#app/features/consent/visit-recorder.tsx'
import { HeartLayer } from '#app/features/lists/heart/heart-layer.tsx'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import type { Market } from '#app/features/market/market.ts'
import { MarketLinks } from '#app/features/market/market-links.tsx'
import { LocaleSuggestion } from '#app/features/market/suggestion/locale-suggestion.tsx'
import { ContactButton, ContactPanel } from '#app/features/navigation/contact/contact-panel.tsx'
import { FOOTER_LINK, Footer } from '#app/features/navigation/footer.tsx'
import { Header } from '#app/features/navigation/header.tsx'
import type { Navigation } from '#app/features/navigation/load-navigation.server.ts'
import { Strip } from '#app/features/navigation/strip.tsx'
import { FooterSignUp } from '#app/features/newsletter/footer-sign-up.tsx'
import { PrivacyPathContext } from '#app/features/newsletter/privacy-path.ts'
import { PreviewNotice } from '#app/features/preview/preview-notice.tsx'
import { SEARCH_PATH } from '#app/features/search/paths.ts'
import { rememberReturnPath } from '#app/features/search/return-path.ts'
import { SearchField } from '#app/features/search/search-field.tsx'
import { TRADE_PATH } from '#app/features/trade/paths.ts'
import { UpdatesLink, UpdatesMark } from '#app/features/updates/updates-link.tsx'
import { awaitAllMessages } from '#app/i18n/messages/browser-messages.client.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale, usePagePath } from '#app/i18n/use-page-locale.ts'
import { usePageFrame } from '#app/page/page-frame.ts'
import type { PageHosted } from '#app/page/page-hosted.ts'
import { classNames } from '#app/ui/class-names.ts'
import { SearchIcon } from '#app/ui/icon/icons.tsx'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { MAIN_ID, SkipLink } from '#app/ui/page/skip-link.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { CartLayer } from './bag-layer.tsx'
import { CartTool } from './bag-tool.tsx'
import { RequestLayer } from './request-layer.tsx'
import { UpdatesLayer } from './updates-layer.tsx'

/** Loads the script of the chat, and the messages that the document does not include. */
const loadChat = async (hosted: PageHosted | undefined) => {
  if (hosted?.hubspot)
    return (await import('#app/features/chat/hosted/hubspot-widget.tsx')).hubspotWidget(hosted.hubspot)
  const [{ ChatWithPieces }] = await Promise.all([import('../chat/chat-with-pieces.tsx'), awaitAllMessages()])
  return ChatWithPieces
}
const SignUpLayer = lazyLayer(
  async () => (await import('#app/features/newsletter/layer/sign-up-layer.tsx')).SignUpLayer,
)

/** Only customers have client view, so a guest does not load this script. */
const ClientViewBar = lazy(async () => ({
  default: (await import('#app/features/account/client-view.tsx')).ClientViewBar,
}))
const ClientViewButton = lazy(async () => ({
  default: (await import('#app/features/account/client-view.tsx')).ClientViewButton,
}))

export type FrameContent = {
  readonly navigation: Packed<Navigation>
  readonly market: Market
  readonly isSignedIn: boolean
  /** Absent for anyone without an application. */
  readonly standing?: TradeStanding
  /** True for an approved trade client; otherwise absent. */
  readonly hasTradePrices?: true
  /** Spec §6: true for visitors who are not trade clients, if the Trade Program has a page. */
  readonly hasTradeLink: boolean
  /** Null for a guest. */
  readonly savedIds: readonly string[] | null
  readonly hasPreviewBanner: boolean
}

/** Spec §2: strip, header, footer and their layers; not rendered with `nolayout`. */
export function PageFrame({ content, children }: { content: FrameContent; children: ReactNode }) {
  const t = useTranslations('shell')
  const { search } = useLocation()
  const { market, isSignedIn, hasTradePrices, hasTradeLink, savedIds, hasPreviewBanner } = content
  const navigation = unpack(content.navigation)
  const privacyPath = navigation.footer?.privacyPath ?? null
  const { immersion = null } = usePageFrame()
  const hosted = useRouteLoaderData<{ hosted?: PageHosted }>('root')?.hosted
  const main = (
    <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
      {children}
    </main>
  )
  const kind = content.standing ? 'trade' : isSignedIn ? 'consumer' : 'guest'
  const visit = <VisitRecorder kind={kind} signUp={SignUpLayer} />
  if (new URLSearchParams(search).has('nolayout')) {
    return (
      <PrivacyPathContext value={privacyPath}>
        <HeartLayer savedIds={savedIds}>
          {visit}
          {main}
        </HeartLayer>
      </PrivacyPathContext>
    )
  }
  const frame = (
    <CartLayer>
      <SkipLink>{t('skip')}</SkipLink>
      {visit}
      <PreviewNotice isShown={hasPreviewBanner} unknownMenu={navigation.unknownMenu ?? null} />
      <Strip
        market={
          <>
            <MarketLinks market={market} className={STRIP_LINK} />
            {hasTradePrices && (
              <Suspense>
                <ClientViewButton className={STRIP_LINK} />
              </Suspense>
            )}
          </>
        }
        messages={navigation.messages}
        hasAboutLink={navigation.isEdited}
        contact={
          <>
            <a href={navigation.contact.phone.href} className={`max-xl:hidden ${STRIP_LINK}`}>
              {navigation.contact.phone.display}
            </a>
            <ContactButton className={STRIP_LINK} />
          </>
        }
      />
      <Header
        menu={navigation.menu}
        bar={
          isSignedIn && (
            <Suspense>
              <ClientViewBar />
            </Suspense>
          )
        }
        tools={
          <>
            {hasTradeLink && <TradeLink className="tool-link max-lg:hidden" />}
            <SearchLink />
            <AccountLink isSignedIn={isSignedIn} className="tool-link max-lg:hidden" />
            <SavedLink className="tool-link max-lg:hidden" />
            {isSignedIn && (
              <UpdatesLink className="tool-link relative max-lg:hidden lg:max-xl:-mx-3 lg:max-xl:px-1" />
            )}
            <CartTool />
          </>
        }
        menuMark={isSignedIn && <UpdatesMark />}
        phoneSearch={<SearchField />}
        phoneFooter={
          <>
            <AccountLink isSignedIn={isSignedIn} className="block py-2" />
            <SavedLink className="block py-2" />
            {isSignedIn && <UpdatesLink className="block py-2" />}
            {hasTradePrices && (
              <Suspense>
                <ClientViewButton className="block py-2" />
              </Suspense>
            )}
            {hasTradeLink && <TradeLink className="block py-2" />}
            <MarketLinks market={market} className="block py-2" />
          </>
        }
        immersion={immersion}
      />
      {main}
      <Footer
        content={navigation.footer}
        contact={navigation.contact}
        market={<MarketLinks market={market} className={STRIP_LINK} />}
        consent={<ConsentLink className={FOOTER_LINK} />}
        newsletter={<FooterSignUp />}
      />
      <ContactPanel contact={navigation.contact} />
      <RequestLayer contact={navigation.contact} />
      <LocaleSuggestion />
      <ChatButton load={() => loadChat(hosted)} />
    </CartLayer>
  )
  const withHearts = (
    <PrivacyPathContext value={privacyPath}>
      <HeartLayer savedIds={savedIds}>{frame}</HeartLayer>
    </PrivacyPathContext>
  )
  return isSignedIn ? <UpdatesLayer>{withHearts}</UpdatesLayer> : withHearts
}

const STRIP_LINK = 'py-1 transition-colors hover:text-accent [&_strong]:text-ink'

/** Spec §2: saved items of the account or of a guest's browser. */
function SavedLink({ className }: { className: string }) {
  const t = useTranslations('lists')
  return (
    <Link href={SAVED_PATH} rel="nofollow" className={className}>
      {t('link')}
    </Link>
  )
}

/** Spec §2: hidden on the search page. */
function SearchLink() {
  const t = useTranslations('navigation.search')
  if (usePagePath() === SEARCH_PATH) return null
  return (
    <Link href={SEARCH_PATH} onClick={rememberReturnPath} className="tool-link">
      <span className="tool-word">{t('open')}</span>
      <span className="tool-icon">
        <SearchIcon size="large" />
      </span>
    </Link>
  )
}

/** Spec §2, §6: for visitors who are not trade clients. */
function TradeLink({ className }: { className: string }) {
  const t = useTranslations('trade')
  const isTradePage = usePagePath() === TRADE_PATH
  return (
    <Link
      href={TRADE_PATH}
      aria-current={isTradePage ? 'page' : undefined}
      className={classNames(className, 'aria-[current]:underline aria-[current]:underline-offset-8')}
    >
      {t('link')}
    </Link>
  )
}

/** The law requires that withdrawing consent is as easy as giving it, so every footer has this link. */
function ConsentLink({ className }: { className?: string }) {
  const t = useTranslations('consent')
  const { prefix } = usePageLocale()
  const { hasConsentPlatform } = useHouse()
  const { pathname, search } = useLocation()
  // A consent platform has its own button.
  if (hasConsentPlatform) return null
  const to = pathname.slice(prefix.length) + search || '/'
  return (
    <Link href={`${CONSENT_PATH}?${new URLSearchParams({ to })}`} rel="nofollow" className={className}>
      {t('settings')}
    </Link>
  )
}
