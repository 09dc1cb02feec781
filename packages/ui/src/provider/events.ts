/**
 * What each widget tells its host, by the widget's public name. Each widget declares its own events in its folder
 * (`declare module`), so that this file imports no widget and no circle of imports arises.
 *
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- widgets add their events to it
export interface WidgetEvents {}

export type WidgetName = keyof WidgetEvents;

/** What a widget's own code emits. `defineWidget` adds the widget's name. */
export type EventOf<Name extends WidgetName> = WidgetEvents[Name];

/** The events that a widget's host gets. */
export type WidgetEventOf<Name extends WidgetName> = Stamped<Name, EventOf<Name>>;

/** The events of all widgets. The provider's `onEvent` gets each of them. */
export type WidgetEvent = { [Name in WidgetName]: WidgetEventOf<Name> }[WidgetName];

type Stamped<Name, Event> = Event extends unknown ? { widget: Name } & Event : never;
