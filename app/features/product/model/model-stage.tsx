import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as ProductPicture, SelectedOption } from '#domain/product/product.ts'
import { ModelError } from './model-error.tsx'
import type { ModelView } from './model-view.ts'
import type { ModelViewerElement } from './model-viewer.client.ts'
import { NO_SCENE_VIEWER, sceneViewerUrl } from './scene-viewer.ts'
import { useModelViewer } from './use-model-viewer.ts'
import { useViewNames } from './use-view-names.ts'

type StageProps = {
  model: ModelView
  title: string
  /** Shown until the model has loaded. */
  picture: ProductPicture | undefined
  variant: ModeledVariant
  /** A QR code image that opens the model on a phone; path without locale. */
  code: string
  onClose: () => void
}

/** How the model is placed in the visitor's room: by the viewer in the page, by an app, or why it cannot be. */
type RoomMode = 'viewer' | 'scene-viewer' | 'other-browser' | 'room-unsupported'

type ModeledVariant = {
  readonly modelFinish: string | null
  readonly selectedOptions: readonly SelectedOption[]
}

/** The 3D model in place of the first picture: turned by pointer or keyboard, in the colors of the variant. */
export function ModelStage({ model, title, picture, variant, code, onClose }: StageProps) {
  const t = useTranslations('product.model')
  const localePath = useLocalePath()
  const stage = useRef<HTMLElement>(null)
  const a11y = useViewNames()
  const { viewer, attempt, retry, phase, hasCode, progress, finishes, canPlace, hasRoomFailed } =
    useModelViewer((element) => focusViewer(element, document.activeElement === stage.current))
  const isSceneViewerMissing = useIsSceneViewerMissing()
  useEffect(() => focusStage(stage.current), [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  const finish = findModelFinish(variant, finishes)
  const hasDefaultFinish = phase === 'shown' && (finish === null || finish === finishes[0])
  const isShowing = phase === 'loading' || phase === 'shown'
  const roomMode =
    canPlace === null
      ? null
      : findRoomMode(navigator.userAgent, {
          canViewerPlace: canPlace,
          hasWebXr: 'xr' in navigator,
          isSceneViewerMissing,
        })
  const findNote = () => {
    if (hasRoomFailed && roomMode !== 'scene-viewer') return 'room-failed'
    if (roomMode === 'other-browser' || roomMode === 'room-unsupported') return roomMode
    return showsOtherFinish(variant, finishes) ? 'other-finish' : null
  }
  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-label={t('label', { title })}
      onKeyDown={closeOnEscape}
      className="model-stage"
    >
      {picture && phase !== 'shown' && (
        <Picture picture={{ ...picture, alt: '' }} sizes={POSTER_SIZES} isPriority className="model-poster" />
      )}
      {hasCode && isShowing && (
        <model-viewer
          key={attempt}
          ref={viewer}
          src={attempt === 0 ? model.glb : `${model.glb}#${attempt}`}
          iosSrc={hasDefaultFinish ? model.usdz : null}
          variantName={finish ?? variant.modelFinish}
          alt={[title, ...variant.selectedOptions.map(({ value }) => value)].join(', ')}
          a11y={a11y}
          ar
          arModes="webxr quick-look"
          arPlacement={model.placement}
          arScale="fixed"
          cameraControls
          cameraOrbit={model.placement === 'wall' ? '12deg 82deg auto' : '28deg 74deg auto'}
          maxCameraOrbit="auto 96deg auto"
          disablePan
          disableTap
          interactionPrompt="none"
          interpolationDecay={matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 60}
          loading="eager"
          shadowIntensity={0.5}
          shadowSoftness={0.9}
          touchAction="pan-y"
          className="model-viewer"
        >
          <span slot="poster" />
          <span slot="progress-bar" />
          <button type="button" slot="ar-button" className="model-room">
            {t('room')}
          </button>
          {roomMode === 'scene-viewer' && (
            <a href={sceneViewerUrl({ model, finish, title, page: location.href })} className="model-room">
              {t('room')}
            </a>
          )}
        </model-viewer>
      )}
      {phase === 'loading' && (
        <progress aria-label={t('loading')} max={1} {...(progress !== null && { value: progress })} />
      )}
      {isShowing && (
        <p className="model-hint" aria-hidden={phase === 'loading' || undefined}>
          <span>{t('hint')}</span>
          <span className="max-lg:hidden">. {t('keys')}</span>
        </p>
      )}
      {phase === 'shown' && (
        <figure className="model-code">
          <img src={localePath(code)} alt={t('code')} width={88} height={88} />
          <figcaption>{t('scan')}</figcaption>
        </figure>
      )}
      <button type="button" onClick={onClose} aria-label={t('close')} className="model-close">
        <CloseIcon size="large" />
      </button>
      <ModelError
        error={isShowing ? null : phase}
        note={phase === 'shown' ? findNote() : null}
        glb={model.glb}
        onRetry={() => {
          // The button that had the focus disappears; the model takes the focus from the stage once it is shown.
          focusStage(stage.current)
          retry()
        }}
      />
    </section>
  )
}

const POSTER_SIZES = '(min-width: 96rem) 51rem, (min-width: 64.0625rem) 54vw, 100vw'

/** Focuses the stage and scrolls to it, since on a phone it may be opened from below. */
function focusStage(stage: HTMLElement | null): void {
  stage?.focus({ preventScroll: true })
  stage?.scrollIntoView({ block: 'nearest' })
}

/**
 * Styles the focus ring of the element in the viewer's shadow DOM, which the shop's styles do not reach. The element
 * takes the focus unless the focus has moved elsewhere while the model loaded.
 */
function focusViewer({ shadowRoot }: ModelViewerElement, hasKeyboard: boolean): void {
  if (shadowRoot === null) return
  const ring = new CSSStyleSheet()
  ring.replaceSync('.userInput:focus-visible{outline:2px solid var(--color-accent);outline-offset:-6px}')
  shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, ring]
  const control = shadowRoot.querySelector<HTMLElement>('.userInput')
  if (hasKeyboard) control?.focus({ preventScroll: true })
}

/** Without Scene Viewer, the browser navigates to a fragment of the page instead. */
function useIsSceneViewerMissing(): boolean {
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    const onHashChange = () => {
      if (location.hash !== NO_SCENE_VIEWER) return
      setIsMissing(true)
      history.back()
    }
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
  return isMissing
}

/**
 * Returns null on a desktop, which shows a code to scan instead. Where the viewer does not support AR itself (WebXR,
 * Quick Look), Android has Scene Viewer. A phone without that app may still have a browser with WebXR.
 */
export function findRoomMode(
  userAgent: string,
  {
    canViewerPlace,
    hasWebXr,
    isSceneViewerMissing,
  }: { canViewerPlace: boolean; hasWebXr: boolean; isSceneViewerMissing: boolean },
): RoomMode | null {
  if (canViewerPlace) return 'viewer'
  if (!/\bAndroid\b/.test(userAgent)) return null
  if (!isSceneViewerMissing) return 'scene-viewer'
  return hasWebXr ? 'room-unsupported' : 'other-browser'
}

/**
 * The finish of the model for a variant: the one that the product assigns, otherwise one named like the chosen value.
 * Null when the model has neither and is shown in its default.
 */
export function findModelFinish(
  { modelFinish, selectedOptions }: ModeledVariant,
  modelFinishes: readonly string[],
): string | null {
  const candidates = [modelFinish, ...selectedOptions.map(({ value }) => value)]
    .filter((name) => name !== null)
    .map((name) => name.toLowerCase())
  for (const name of candidates) {
    const found = modelFinishes.find((finish) => finish.toLowerCase() === name)
    if (found !== undefined) return found
  }
  return null
}

/** Whether the model shows a variant in another finish than its pictures. */
export function showsOtherFinish(variant: ModeledVariant, modelFinishes: readonly string[]): boolean {
  const hasChoice = variant.selectedOptions.length > 0 || variant.modelFinish !== null
  return hasChoice && modelFinishes.length > 0 && findModelFinish(variant, modelFinishes) === null
}
