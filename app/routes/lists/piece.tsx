import type { ReactNode } from 'react'
import { data, Form } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { ListFormPage } from '#app/features/lists/form/list-form-page.tsx'
import { listCartPath, listPath } from '#app/features/lists/paths.ts'
import type { PiecePageData } from '#app/features/lists/piece/load-piece-page.server.ts'
import { loadPiecePage } from '#app/features/lists/piece/load-piece-page.server.ts'
import { AddPieceToCart } from '#app/features/lists/rows/piece-to-bag.tsx'
import { usePieceName } from '#app/features/lists/rows/use-piece-name.ts'
import { useListName } from '#app/features/lists/use-list-name.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import type { Route } from './+types/piece.ts'
import { toListViewer } from './list-viewer.server.ts'
import { openList } from './open-list.server.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Loads all actions on a piece of a list; their forms are submitted to the list. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const [list, all] = await Promise.all([
    openList(account, params.listId),
    account.clients.lists.of(account.session.accessToken).all(),
  ])
  const item = list.items.find(({ id }) => id === params.itemId)
  if (!item) throw data(null, { status: 404, headers: PRIVATE })
  const others = all.ok ? all.value : []
  const page = await loadPiecePage({ list, item, others }, toListViewer(context), account.clients)
  return data(page, { headers: PRIVATE })
}

export default function Piece({ loaderData }: Route.ComponentProps) {
  return <PiecePage page={loaderData} />
}

/** Position, list and notes of a piece: each a separate form that returns to the list. */
function PiecePage({ page }: { page: PiecePageData }) {
  const t = useTranslations('lists.page.menu')
  const nameOf = useListName()
  const title = usePieceName()(page)
  return (
    <ListFormPage title={title} crumbs={[{ label: nameOf(page.list), href: listPath(page.list.id) }]}>
      <div className="grid max-w-measure gap-10">
        {page.toBag && <AddPieceToCart fields={page.toBag} className={`${TEXT_LINK} justify-self-start`} />}
        {page.isFinishOpen && (
          <TextLink href={listCartPath(page.list.id, page.item.id)} className="justify-self-start">
            {t('bag')}
          </TextLink>
        )}
        <StepForms page={page} />
        <PlaceForm page={page} />
        <TransferForm page={page} />
        <NoteForm page={page} kind="note" />
        <NoteForm page={page} kind="client-note" />
        <ListForm page={page} fields={{ intent: 'remove' }}>
          <TextButton>{t('remove')}</TextButton>
        </ListForm>
      </div>
    </ListFormPage>
  )
}

function PlaceForm({ page }: { page: PiecePageData }) {
  const t = useTranslations('lists.piece')
  const { item, sections, position } = page
  const lastPosition = Math.max(...sections.map(({ id, size }) => size + (id === item.sectionId ? 0 : 1)))
  return (
    <ListForm page={page} fields={{ intent: 'position' }} title={t('place')}>
      {sections.length > 1 ? (
        <SelectField label={t('section')} name="section" defaultValue={item.sectionId ?? ''}>
          {sections.map(({ id, name }) => (
            <option key={id} value={id ?? ''}>
              {id === null ? t('no-section') : name}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="section" value="" />
      )}
      <TextField
        label={t('position')}
        help={t('position-help')}
        name="position"
        type="number"
        inputMode="numeric"
        min={1}
        max={lastPosition}
        defaultValue={position}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="outline" className="justify-self-start">
        {t('move')}
      </Button>
    </ListForm>
  )
}

function StepForms({ page }: { page: PiecePageData }) {
  const t = useTranslations('lists.page.menu')
  return (
    <div className="flex flex-wrap gap-x-6">
      {page.steps.up && (
        <ListForm page={page} fields={{ intent: 'step', by: '-1' }}>
          <TextButton>{t('up')}</TextButton>
        </ListForm>
      )}
      {page.steps.down && (
        <ListForm page={page} fields={{ intent: 'step', by: '1' }}>
          <TextButton>{t('down')}</TextButton>
        </ListForm>
      )}
    </div>
  )
}

function TransferForm({ page }: { page: PiecePageData }) {
  const t = useTranslations('lists.piece')
  const nameOf = useListName()
  return (
    <ListForm page={page} fields={{ intent: 'transfer', newId: page.newId }} title={t('transfer')}>
      <SelectField label={t('other-list')} name="to">
        {page.otherLists.map((list) => (
          <option key={list.id} value={list.id}>
            {nameOf(list)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" variant="outline" name="copy" value="1">
          {t('copy')}
        </Button>
        <Button type="submit" variant="outline" name="copy" value="0">
          {t('move-there')}
        </Button>
      </div>
    </ListForm>
  )
}

function NoteForm({ page, kind }: { page: PiecePageData; kind: 'note' | 'client-note' }) {
  const t = useTranslations('lists.page.note')
  const { item } = page
  const before = kind === 'note' ? item.note : item.clientNote
  const fields = { intent: kind, version: String(item.version), before }
  return (
    <ListForm page={page} fields={fields} title={t(`label.${kind}`)}>
      <TextAreaField
        id={kind}
        label={t(`label.${kind}`)}
        help={t(`help.${kind}`)}
        name="text"
        defaultValue={before}
        maxLength={LIST_LENGTHS.note}
      />
      <Button type="submit" variant="outline" className="justify-self-start">
        {t('save')}
      </Button>
    </ListForm>
  )
}

function TextButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={`${TEXT_LINK} justify-self-start`}>
      {children}
    </button>
  )
}

/** A form that is submitted to the list of the piece. */
function ListForm({
  page,
  fields,
  title,
  children,
}: {
  page: PiecePageData
  fields: Readonly<Record<string, string>>
  title?: string
  children: ReactNode
}) {
  const localePath = useLocalePath()
  return (
    <Form
      method="post"
      action={localePath(listPath(page.list.id))}
      className={classNames('grid gap-4', title && 'border-t border-hairline pt-6')}
    >
      <input type="hidden" name="item" value={page.item.id} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {title && <h2 className="font-display text-title">{title}</h2>}
      {children}
    </Form>
  )
}
