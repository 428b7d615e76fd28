/** What is told of an event beside its name: no id, no name, no text of a person's. */
export type EventProperties = Record<string, string | number>;

/** Takes every event that the product reports. */
export type EventSink = (event: string, properties: EventProperties) => void;

const silence: EventSink = () => undefined;
let sink = silence;

/** Reports an event; until a sink is set nothing leaves the browser. */
export function track(event: string, properties: EventProperties = {}): void {
  sink(event, properties);
}

/** From now on events go to `next`; without one they go nowhere. */
export function setEventSink(next: EventSink = silence): void {
  sink = next;
}
