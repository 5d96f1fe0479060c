import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { note } from '#app/page/notes.ts'
import { useFootLayer } from '#app/ui/behavior/foot-layer.ts'
import { Button } from '#app/ui/button.tsx'
import { MAIN_ID } from '#app/ui/page/skip-link.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { ConsentKind } from '#domain/visitor/consent.ts'
import { ConsentButton } from './consent-button.tsx'
import { chosenKinds } from './consent-choice.ts'
import { ConsentKinds } from './consent-kinds.tsx'
import { POLICY_PATH } from './paths.ts'
import { storeConsent } from './store-consent.ts'

/**
 * Requests consent at the bottom of the window, without shifting the page. On the bag page it comes at the end instead,
 * since it would cover totals and buttons. The buttons look alike, so that none is favored. Until one is pressed
 * nothing is stored, and the page works.
 */
export function ConsentBanner({ onChoice }: { onChoice: () => void }) {
  const t = useTranslations('consent')
  const titleId = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const [checkedKinds, setCheckedKinds] = useState<readonly ConsentKind[]>([])
  const layer = useFootLayer<HTMLElement>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that was pressed is gone, so the first checkbox takes the focus.
    if (isChoosing) form.current?.querySelector('input')?.focus()
  }, [isChoosing])
  const submitChoice = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const kinds = chosenKinds(new FormData(event.currentTarget, submitter))
    if (kinds === null) return
    storeConsent(kinds)
    note({ kind: 'consent' })
    // The banner disappears with the focused button, so focus moves to the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    onChoice()
  }
  return (
    <section ref={layer} aria-labelledby={titleId} className="consent-banner">
      <form ref={form} onSubmit={submitChoice} className="consent-form">
        <div className="max-w-measure">
          <p id={titleId} className="font-display text-title max-sm:sr-only">
            {t('title')}
          </p>
          <p className="text-fine text-muted sm:mt-1 sm:text-small">
            {t('brief')}{' '}
            <Link href={POLICY_PATH} className="underline underline-offset-4 hover:text-accent">
              {t('policy')}
            </Link>
          </p>
        </div>
        {isChoosing && <ConsentKinds checkedKinds={checkedKinds} onChange={setCheckedKinds} />}
        <div className={`consent-answers ${SMALL_BUTTONS}`}>
          <ConsentButton choice="all" />
          <ConsentButton choice="needed" />
          {isChoosing ? (
            <ConsentButton choice="chosen" />
          ) : (
            <Button variant="outline" onClick={() => setIsChoosing(true)}>
              {t('choose')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

/** Fits three buttons side by side on a phone of 320 pixels. */
const SMALL_BUTTONS =
  'max-sm:[&>button]:min-h-11 max-sm:[&>button]:px-1 max-sm:[&>button]:py-0 max-sm:[&>button]:text-fine'
