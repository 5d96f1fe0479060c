import { useEffect, useRef, useState } from 'react'
import { type AttachmentList, type SentAttachments, withChosen, withSent } from './attachment-list.ts'

const NONE: AttachmentList = { stored: [], chosen: [], refused: [] }

/** The attachments of a form in the browser, until it is sent. Null: the form has not been refused. */
export function useAttachments(sent: SentAttachments | null) {
  const [shown, setShown] = useState({ sent, list: sent ? withSent(NONE, sent) : NONE })
  // Without a response the list stays as it is.
  if (sent && sent !== shown.sent) setShown({ sent, list: withSent(shown.list, sent) })
  const change = (changed: (list: AttachmentList) => AttachmentList) =>
    setShown((before) => ({ ...before, list: changed(before.list) }))
  const { list } = shown
  const { chosen } = list
  const field = useRef<HTMLInputElement>(null)
  const changeNow = useRef(change)

  useEffect(() => {
    // Files may have been chosen before hydration.
    const early = [...(field.current?.files ?? [])]
    if (early.length > 0) changeNow.current((before) => withChosen(before, early))
  }, [])

  useEffect(() => {
    // The form sends what its field has.
    const transfer = new DataTransfer()
    for (const file of chosen) transfer.items.add(file)
    if (field.current) field.current.files = transfer.files
  }, [chosen])

  return {
    ...list,
    field,
    add: (files: readonly File[]) => change((before) => withChosen(before, files)),
    removeStored: (sealed: string) =>
      change(({ stored, chosen }) => ({
        stored: stored.filter((one) => one.sealed !== sealed),
        chosen,
        refused: [],
      })),
    removeChosen: (file: File) =>
      change(({ stored, chosen }) => ({
        stored,
        chosen: chosen.filter((one) => one !== file),
        refused: [],
      })),
  }
}
