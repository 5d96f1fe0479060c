import { useState } from 'react'
import { data, Form } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { ChoicePiece, ChoiceView } from '#app/features/lists/compare/load-choice.server.ts'
import { loadChoice } from '#app/features/lists/compare/load-choice.server.ts'
import { ListFormPage } from '#app/features/lists/form/list-form-page.tsx'
import { COMPARE, COMPARE_PATH, compareChoicePath, listPath } from '#app/features/lists/paths.ts'
import { useListName } from '#app/features/lists/use-list-name.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { COMPARED_MAX, readComparedPieces } from '#domain/list/compared-pieces.ts'
import type { Route } from './+types/compare-choice.ts'
import { toListViewer } from './list-viewer.server.ts'
import { openList } from './open-list.server.ts'
import { signInToCompare } from './sign-in-to-compare.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: Object.values(COMPARE) }

/** With more pieces, the button is repeated below them. */
const REPEAT_BUTTON_ABOVE = 6

/** Loads the pieces of the requested list, or of the list that was changed last. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  signInToCompare(context, url)
  const account = requireAccount({ request, context, url })
  const { clients, session, check } = account
  const all = await clients.lists.of(session.accessToken).all()
  if (!all.ok) {
    check(all.code)
    throw data(null, { status: 503, headers: PRIVATE })
  }
  const lists = all.value.filter(({ itemCount }) => itemCount > 0)
  const requested = url.searchParams.get(COMPARE.list)
  const opened = lists.find(({ id, purpose }) => id === requested || purpose === requested) ?? lists[0]
  const list = opened ? await openList(account, opened.id) : null
  const chosen = readComparedPieces(url.searchParams.getAll(COMPARE.piece))
  const choice = await loadChoice({ list, lists, chosen }, toListViewer(context), clients)
  if (!choice.ok) throw data(null, { status: 503, headers: PRIVATE })
  const isNoneChosen = url.searchParams.has(COMPARE.none)
  return data({ choice: choice.value, isNoneChosen }, { headers: PRIVATE })
}

export default function CompareChoice({ loaderData: { choice, isNoneChosen } }: Route.ComponentProps) {
  return (
    <ChoicePage
      key={`${choice.list} ${choice.chosen.join(' ')}`}
      choice={choice}
      isNoneChosen={isNoneChosen}
    />
  )
}

/** Two to four pieces are chosen for comparison. Opening another list preserves the choice. */
function ChoicePage({ choice, isNoneChosen }: { choice: ChoiceView; isNoneChosen: boolean }) {
  const t = useTranslations('lists.compare.choose')
  const nameOf = useListName()
  const localePath = useLocalePath()
  const { list, lists, pieces, others } = choice
  const [chosen, setChosen] = useState(choice.chosen)
  const opened = lists.find(({ id }) => id === list)
  const crumbs = opened ? [{ label: nameOf(opened), href: listPath(opened.id) }] : []
  const isFull = chosen.length >= COMPARED_MAX
  const choose = (reference: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, reference] : chosen.filter((one) => one !== reference))
  const renderRow = (piece: ChoicePiece) => {
    const isChosen = chosen.includes(piece.reference)
    return (
      <ChoiceRow
        key={piece.reference}
        piece={piece}
        isChosen={isChosen}
        isDisabled={isFull && !isChosen}
        onChoose={(now) => choose(piece.reference, now)}
      />
    )
  }
  if (pieces.length + others.length === 0) {
    return (
      <ListFormPage title={t('title')} crumbs={crumbs}>
        <div className="grid justify-items-start gap-5">
          <p className="max-w-measure text-muted">{t('empty')}</p>
          <LinkButton href="/" variant="outline">
            {t('look-around')}
          </LinkButton>
        </div>
      </ListFormPage>
    )
  }
  const submit = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" name={COMPARE.list} value={list ?? ''}>
        {t('submit')}
      </Button>
      <p className="text-small text-muted scriptless:hidden">
        {t('count', { count: chosen.length, max: COMPARED_MAX })}
      </p>
    </div>
  )
  return (
    <ListFormPage title={t('title')} crumbs={crumbs}>
      <Form method="get" action={localePath(COMPARE_PATH)} className="grid gap-8">
        <p className="max-w-measure text-muted">{t('intro')}</p>
        {chosen.length > COMPARED_MAX && (
          <Notice tone="refusal">{t('too-many', { max: COMPARED_MAX })}</Notice>
        )}
        {isNoneChosen && chosen.length === 0 && <Notice tone="refusal">{t('none')}</Notice>}
        {submit}
        {others.length > 0 && (
          <fieldset className="compare-choices">
            <legend>{t('others')}</legend>
            <div>{others.map(renderRow)}</div>
          </fieldset>
        )}
        {lists.length > 1 && (
          <fieldset>
            <legend className="mb-2 text-small text-muted">{t('lists')}</legend>
            <div className="flex flex-wrap gap-x-7 text-small">
              {lists.map((one) => (
                <button
                  key={one.id}
                  type="submit"
                  name={COMPARE.list}
                  value={one.id}
                  formAction={localePath(compareChoicePath())}
                  aria-current={one.id === list || undefined}
                  className="border-b border-transparent py-2 text-muted transition-colors hover:text-accent aria-[current]:border-ink aria-[current]:text-ink"
                >
                  {nameOf(one)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        {opened && (
          <fieldset className="compare-choices">
            <legend>{nameOf(opened)}</legend>
            <div>{pieces.map(renderRow)}</div>
          </fieldset>
        )}
        {pieces.length > REPEAT_BUTTON_ABOVE && submit}
      </Form>
    </ListFormPage>
  )
}

function ChoiceRow({
  piece: { reference, title, textLanguage, artisan, finish, picture },
  isChosen,
  isDisabled,
  onChoose,
}: {
  piece: ChoicePiece
  isChosen: boolean
  isDisabled: boolean
  onChoose: (isChosen: boolean) => void
}) {
  return (
    <label className="compare-choice">
      <input
        type="checkbox"
        name={COMPARE.piece}
        value={reference}
        checked={isChosen}
        disabled={isDisabled}
        autoComplete="off"
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        className="choice-mark checked:mark-tick"
      />
      <span className="w-16 shrink-0">
        <PiecePicture picture={picture && { ...picture, alt: '' }} title={title} sizes="4rem" />
      </span>
      <span className="grid">
        <span className="text-small text-muted">{artisan}</span>
        <span lang={textLanguage ?? undefined} className="font-display text-lead leading-tight">
          {title}
        </span>
        {finish && (
          <span lang={textLanguage ?? undefined} className="text-small">
            {finish}
          </span>
        )}
      </span>
    </label>
  )
}
