import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { Contact } from '#app/features/navigation/contact/contact.ts'
import { ContactWays } from '#app/features/navigation/contact/contact-ways.tsx'
import type { LoadedForm } from '#app/features/requests/form/loaded-form.ts'
import type { SubmissionOutcome } from '#app/features/requests/panel/request-panel.tsx'
import { ABOUT } from '#app/features/requests/paths.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'

const RequestPanel = lazyLayer(
  async () => (await import('#app/features/requests/panel/request-panel.tsx')).RequestPanel,
)

/**
 * Opens forms of links with `data-opens-form` in a panel over the page. Without JavaScript the links open the forms'
 * pages.
 */
export function RequestLayer({ contact }: { contact: Contact }) {
  /** The URL of the form, and a counter: each opened link is a new form. */
  const [opened, setOpened] = useState<{ url: string; count: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useEffectEvent((url: string) => {
    setOpened((before) => ({ url, count: (before?.count ?? 0) + 1 }))
    setOpen(true)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findFormLink(event)
      if (!link) return
      event.preventDefault()
      link.closest<HTMLElement>('[popover]')?.hidePopover()
      open(link.pathname + link.search)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  return (
    opened && (
      <Suspense>
        <OpenForm
          key={opened.count}
          url={opened.url}
          contact={contact}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    )
  )
}

/** Stays mounted while the panel is closed, so that no input is lost until another form is opened. */
function OpenForm({
  url,
  contact,
  isOpen,
  onClose,
}: {
  url: string
  contact: Contact
  isOpen: boolean
  onClose: () => void
}) {
  const { data, state, load } = useFetcher<LoadedForm | null>()
  const sending = useFetcher<SubmissionOutcome>()
  // The ticket belongs to this panel, regardless of later loads.
  const [form, setForm] = useState<LoadedForm | null>(null)
  // hCaptcha opens its challenges outside the panel, where nothing can be clicked while the panel is open
  // (docs/areas/requests-and-chat.md).
  const needsPage = data?.captcha?.provider === 'hcaptcha'
  if (data && !form && !needsPage) setForm(data)
  const panelUrl = `${url}${url.includes('?') ? '&' : '?'}${ABOUT.panel}`
  const loadForm = useEffectEvent(() => void load(panelUrl))
  useEffect(() => loadForm(), [])
  const navigate = useNavigate()
  const openPage = useEffectEvent(() => void navigate(url))
  useEffect(() => {
    if (needsPage) openPage()
  }, [needsPage])
  const hasFailed = data === null && state === 'idle'
  return (
    <RequestPanel
      isOpen={isOpen}
      onClose={onClose}
      form={form ?? (hasFailed ? 'failed' : null)}
      onRetry={() => load(panelUrl)}
      fetcher={sending}
      ways={<ContactWays contact={contact} />}
    />
  )
}

/** Returns null unless the event is a plain click on such a link to another page. */
function findFormLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link =
    isPlain && event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[data-opens-form]')
      : null
  const isSamePage = link?.pathname === location.pathname && link.search === location.search
  return isSamePage ? null : link
}
