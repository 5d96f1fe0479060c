/** Notices about the deliveries of a bag or a checkout. */
export function DeliveryNotices({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="border-s-2 border-accent ps-3 text-small">
      {text}
    </p>
  ))
}
