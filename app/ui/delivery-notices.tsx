export function DeliveryNotices({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="border-s-2 border-accent ps-3 text-small">
      {text}
    </p>
  ))
}
