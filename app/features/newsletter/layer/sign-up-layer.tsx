import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { hasOpenLayer } from '#app/ui/layer/open-layers.ts'
import { MAIN_ID } from '#app/ui/page/skip-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { storedSignUpCookies, storeSignUpCookie } from '#app/visitor/cookies/sign-up-cookies.ts'
import type { SignUpLayer as Content } from '#clients/content/sign-up-layer.ts'
import { incrementLayerViews, isQuietPath } from '#domain/newsletter/layer-rule.ts'
import { parseCounter, VIEWS_OF, type VisitorKind } from '#domain/newsletter/sign-up-counters.ts'
import { SignUpFields } from '../sign-up-fields.tsx'
import { loadContent, type SignUpOutcome, sendSignUp } from './call-layer.ts'

type SignUpLayerProps = { kind: VisitorKind; onClose: () => void }

/**
 * The newsletter sign-up at the bottom of a page. It is not modal and does not take the focus: it is the first tab stop
 * after the skip link, and Escape closes it. It appears once its texts have loaded.
 */
export function SignUpLayer({ kind, onClose }: SignUpLayerProps) {
  const { prefix } = usePageLocale()
  const { pathname } = useLocation()
  const [content, setContent] = useState<Content | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void loadContent(prefix, controller.signal).then((loaded) => {
      if (controller.signal.aborted) return
      if (loaded === null || isCovered()) return onClose()
      countLayerView(kind)
      setContent(loaded)
    })
    return () => controller.abort()
  }, [prefix, kind, onClose])
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !hasOpenLayer()) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  const isShown = content !== null && !isQuietPath(pathname.slice(prefix.length))
  return isShown && <Sheet content={content} onClose={onClose} />
}

function Sheet({ content, onClose }: { content: Content; onClose: () => void }) {
  const t = useTranslations('newsletter')
  const tErrors = useTranslations('errors.newsletter')
  const { prefix } = usePageLocale()
  const titleId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<SignUpOutcome | null>(null)
  const thanksButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isDone = outcome?.ok === true
  useEffect(() => {
    // After success the pressed button is gone; after a refusal the email must be corrected.
    if (outcome?.ok) thanksButton.current?.focus()
    else if (outcome) form.current?.querySelector<HTMLInputElement>('[type=email]')?.focus()
  }, [outcome])
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setOutcome(await sendSignUp(prefix, event.currentTarget))
    setIsBusy(false)
  }
  const leave = () => {
    // The layer disappears with the focused button, so focus moves to the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    onClose()
  }
  const decline = () => {
    storeSignUpCookie('decision', 'no')
    leave()
  }
  return (
    <section aria-labelledby={titleId} className="sign-up-layer">
      <div className="flex items-start gap-6">
        <div className="grid grow gap-2">
          <h2 id={titleId} className="font-display text-heading">
            {isDone ? content.thankYouTitle : content.title}
          </h2>
          <p role={isDone ? 'status' : undefined} className="text-small text-muted">
            {isDone ? content.thankYouSubtitle : content.subtitle}
          </p>
        </div>
        {content.image && (
          <div className="w-26 shrink-0">
            <Picture picture={content.image} sizes="104px" ratio="product" />
          </div>
        )}
      </div>
      {isDone ? (
        <Button ref={thanksButton} onClick={leave}>
          {content.thankYouBtn}
        </Button>
      ) : (
        <form ref={form} onSubmit={submit} className="grid gap-3">
          <SignUpFields
            place="layer"
            id="layer-email"
            errors={outcome ? [tErrors(outcome.code)] : []}
            button={content.buttonCtaLabel}
            isBusy={isBusy}
          />
          <button
            type="button"
            onClick={decline}
            className={`justify-self-center py-2 text-small ${TEXT_LINK}`}
          >
            {t('decline')}
          </button>
        </form>
      )}
    </section>
  )
}

/** The layer is shown only with consent to marketing, so the view may be counted. */
function countLayerView(kind: VisitorKind): void {
  const { layerViews, [VIEWS_OF[kind]]: views } = storedSignUpCookies()
  storeSignUpCookie('layerViews', incrementLayerViews(layerViews, parseCounter(views)))
}

function isCovered(): boolean {
  return (
    hasOpenLayer() || document.querySelector('dialog[open], .suggestion-banner, .consent-banner') !== null
  )
}
