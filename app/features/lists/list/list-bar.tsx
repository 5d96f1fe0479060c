import type { MouseEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { CheckIcon } from '#app/ui/icon/icons.tsx'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { ANY_PIECE, AVAILABILITIES, PIECE_SORTS } from '#domain/list/piece-selection.ts'
import { listDownloadPath } from '../download/download-paths.ts'
import { compareChoicePath, listEditPath, listPath, listProjectPath, listSharePath } from '../paths.ts'
import { LIST_PARAMETERS, listUrl } from './list-state.ts'
import type { ListView } from './list-view.ts'
import { closeMenu } from './menu.ts'

/** Actions for the whole list, and its view options. */
export function ListBar({ list, links }: { list: ListView; links: ReactNode }) {
  const t = useTranslations('lists.page')
  const tCompare = useTranslations('lists.compare')
  const tProject = useTranslations('lists.project')
  return (
    <div className="list-bar">
      <div className="flex flex-wrap items-center gap-x-7">
        {list.purpose === null && (
          <Link href={listSharePath(list.id)} className={BAR_LINK}>
            {t('share')}
          </Link>
        )}
        {list.size > 0 && (
          <Link href={listDownloadPath(list.id)} className={BAR_LINK}>
            {t('download')}
          </Link>
        )}
        {list.size > 1 && (
          <Link href={compareChoicePath({ pieces: [], list: list.id })} className={BAR_LINK}>
            {tCompare('link')}
          </Link>
        )}
        {links}
        {list.isProject && (
          <Link href={listProjectPath(list.id)} className={BAR_LINK}>
            {tProject('title')}
          </Link>
        )}
        {list.purpose === null && (
          <Link href={listEditPath(list.id)} className={BAR_LINK}>
            {t('edit')}
          </Link>
        )}
      </div>
      {list.size > 1 && (
        <div className="flex flex-wrap items-center gap-x-7">
          <ListFilter list={list} />
          <SortMenu list={list} />
        </div>
      )}
    </div>
  )
}

const BAR_LINK = 'inline-flex min-h-9 items-center transition-colors hover:text-accent'

function SortMenu({ list: { id, state } }: { list: ListView }) {
  const t = useTranslations('lists.page.sort')
  return (
    <Popover align="end" group="list-menu" button={t('current', { order: t(state.sort) })}>
      <ul className="grid gap-1 whitespace-nowrap">
        {PIECE_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={listUrl(id, { ...state, sort, page: 1 })}
              aria-current={sort === state.sort || undefined}
              data-keep-scroll
              onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => closeMenu(currentTarget)}
              className="flex min-h-8 items-center justify-between gap-8 transition-colors hover:text-accent"
            >
              {t(sort)}
              {sort === state.sort && <CheckIcon />}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

/** A GET form, so that it works without JavaScript. */
function ListFilter({ list }: { list: ListView }) {
  const t = useTranslations('lists.page.filter')
  const localePath = useLocalePath()
  const { id, state, choices } = list
  const { filter, sort } = state
  const count = Object.values(filter).filter((value) => value !== null).length
  return (
    <Popover align="end" group="list-menu" button={count > 0 ? t('active', { count }) : t('title')}>
      <Form
        key={JSON.stringify(filter)}
        action={localePath(listPath(id))}
        preventScrollReset
        onSubmit={({ currentTarget }) => closeMenu(currentTarget)}
        className="grid w-72 max-w-full gap-4 text-small"
      >
        {sort !== 'own' && <input type="hidden" name={LIST_PARAMETERS.sort} value={sort} />}
        <Choice
          name="artisan"
          value={filter.artisan}
          options={choices.artisans.map(({ slug, name }) => [slug, name])}
        />
        <Choice
          name="category"
          value={filter.category}
          options={choices.categories.map(({ path, title }) => [path, title])}
        />
        <Choice
          name="availability"
          value={filter.availability}
          options={AVAILABILITIES.map((availability) => [availability, t(`available.${availability}`)])}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t('price-min')}
            name={LIST_PARAMETERS.minPrice}
            inputMode="numeric"
            defaultValue={filter.minPrice ?? ''}
            autoComplete="off"
          />
          <TextField
            label={t('price-max')}
            name={LIST_PARAMETERS.maxPrice}
            inputMode="numeric"
            defaultValue={filter.maxPrice ?? ''}
            autoComplete="off"
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit">{t('show')}</Button>
          {count > 0 && (
            <TextLink href={listUrl(id, { ...state, filter: ANY_PIECE, page: 1 })} data-keep-scroll>
              {t('clear')}
            </TextLink>
          )}
        </div>
      </Form>
    </Popover>
  )
}

function Choice({
  name,
  value,
  options,
}: {
  name: 'artisan' | 'category' | 'availability'
  value: string | null
  options: readonly (readonly [value: string, label: string])[]
}) {
  const t = useTranslations('lists.page.filter')
  if (options.length === 0) return null
  return (
    <SelectField label={t(name)} name={LIST_PARAMETERS[name]} defaultValue={value ?? ''}>
      <option value="">{t('any')}</option>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
