import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { TradeProgram, TradeSection } from '#clients/content/pages/trade-program.ts'

export type ShownProgram = Omit<TradeProgram, 'shownIn' | 'action'>

/**
 * Spec §2. `action` is the visitor's next step. `lastAction` is the same at the end of the page, or null for a trade
 * client, who has already applied.
 */
export function TradeProgramPage({
  program,
  origin,
  action,
  lastAction,
}: {
  program: ShownProgram
  origin: string
  action: ReactNode
  lastAction: ReactNode | null
}) {
  const t = useTranslations('trade')
  const { title, abstract, picture, benefits, steps, audience, questions, closing, meta } = program
  return (
    <div className="grid gap-section">
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? abstract}
        picture={picture}
        origin={origin}
      />
      <header className="trade-opening">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 120rem) 72rem, (min-width: 64.0625rem) 60vw, 100vw"
            isPriority
            className="lg:order-1 lg:h-full lg:object-cover"
          />
        )}
        <div className="trade-opening-words">
          <div className="grid gap-5">
            <h1 className="font-display text-display-large">{title}</h1>
            {abstract && <p className="max-w-measure text-lead">{abstract}</p>}
          </div>
          {action}
        </div>
      </header>
      {benefits && (
        <Section section={benefits} className="trade-columns">
          <ul className="trade-beside trade-points">
            {benefits.points.map(({ key, ...point }) => (
              <li key={key} className="border-t border-hairline pt-5">
                <Point {...point} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {steps && (
        <Section section={steps}>
          <ol className="trade-columns">
            {steps.points.map(({ key, ...point }, index) => (
              <li key={key} className="border-t border-ink pt-4">
                <span aria-hidden="true" className="mb-6 block font-display text-display-small">
                  {index + 1}
                </span>
                <Point {...point} />
              </li>
            ))}
          </ol>
        </Section>
      )}
      {audience && (
        <section className="trade-audience">
          {audience.picture && (
            <Picture
              picture={audience.picture}
              sizes="(min-width: 96rem) 45rem, (min-width: 64.0625rem) 48vw, 94vw"
            />
          )}
          <div>
            <h2 className="mb-5 font-display text-display-small">{audience.title}</h2>
            <dl>
              {audience.points.map((point) => (
                <div key={point.key} className="border-t border-hairline py-4 last:border-b">
                  <dt className="font-medium">{point.title}</dt>
                  <dd>{point.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
      {questions && (
        <Section section={questions} className="trade-columns">
          <div className="trade-beside border-t border-hairline">
            {questions.points.map((point) => (
              <Disclosure key={point.key} title={point.title}>
                <p className="max-w-measure text-muted">{point.text}</p>
              </Disclosure>
            ))}
          </div>
        </Section>
      )}
      <section className="trade-closing">
        {closing && lastAction && <h2 className="font-display text-display-small">{closing}</h2>}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <TextLink href="/terms-conditions-trade">{t('terms')}</TextLink>
          {lastAction}
        </div>
      </section>
    </div>
  )
}

function Section({
  section: { title },
  className,
  children,
}: {
  section: Pick<TradeSection, 'title'>
  className?: string
  children: ReactNode
}) {
  return (
    <section className="mx-auto w-full max-w-page px-gutter">
      <div className={className}>
        <h2 className={classNames('font-display text-display-small', !className && 'mb-8')}>{title}</h2>
        {children}
      </div>
    </section>
  )
}

function Point({ title, text }: Omit<TradeSection['points'][number], 'key'>) {
  return (
    <>
      <h3 className="mb-2 font-display text-title">{title}</h3>
      <p className="text-muted">{text}</p>
    </>
  )
}
