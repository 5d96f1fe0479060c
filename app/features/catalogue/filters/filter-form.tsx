import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clearFilters, isFiltered } from '#domain/catalogue/filters.ts'
import { withFilters } from '#domain/catalogue/list-address.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'
import { listAddress } from '../list/list-address.ts'
import type { ListView } from '../list/list-view.ts'
import { FilterGroups } from './filter-groups.tsx'
import { useFilterMessages } from './filter-messages.ts'

/** Preloaded in parallel to the page's own script, which does not wait for this one. */
const behavior = import.meta.env.SSR ? null : import('./list-behavior.tsx')
const ListBehavior = lazy(async () => ({
  default: (await (behavior ?? import('./list-behavior.tsx'))).ListBehavior,
}))

export const FILTERS_ID = 'filters'

/**
 * All filters in one form, rendered once: a bar on desktop, a full-height native popover on phones. Without JavaScript
 * it is submitted like any form.
 */
export function FilterForm({ list, path }: { list: ListView; path: string }) {
  const t = useFilterMessages()
  const localePath = useLocalePath()
  const { state, total } = list
  const form = useRef<HTMLFormElement>(null)
  const [renderedState] = useState(state)
  const [isEnhanced, setIsEnhanced] = useState(false)
  useEffect(() => setIsEnhanced(true), [])
  return (
    <form
      ref={form}
      id={FILTERS_ID}
      popover="auto"
      action={localePath(path)}
      autoComplete="off"
      aria-label={t('label')}
      className="filters"
    >
      {state.query !== '' && <input type="hidden" name="q" value={state.query} />}
      {state.sort !== DEFAULT_SORT && <input type="hidden" name="sort" value={state.sort} />}
      <div className="flex items-center justify-between px-gutter py-3 lg:hidden">
        <p className="font-display text-title">{t('label')}</p>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="-me-2.5 grid size-10 place-items-center"
        >
          <CloseIcon size="large" />
        </button>
      </div>
      {isEnhanced && (
        <Suspense>
          <ListBehavior form={form} list={list} path={path} renderedState={renderedState} />
        </Suspense>
      )}
      <div className="filter-groups">
        <FilterGroups t={t} list={list} />
      </div>
      <div className="flex items-center gap-6 border-t border-hairline px-gutter py-4 lg:hidden">
        <Button type="submit" width="full">
          <span aria-live="polite">{t('show', { pieces: total })}</span>
        </Button>
        {isFiltered(state.filters) && (
          <TextLink
            href={listAddress(path, withFilters(state, clearFilters(state.filters)))}
            data-keep-scroll
            className="shrink-0 text-small"
          >
            {t('clear')}
          </TextLink>
        )}
      </div>
    </form>
  )
}
