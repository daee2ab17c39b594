import type { AirDiary } from './airDiary.ts';

export interface AirRoute {
  origin: string;
  hub: string;
  destination: string;
  pieces: number;
  /** A further flight number of the airline, the lowest first. */
  nextFlight: () => string;
  /** Of another airline, which takes over at the hub. */
  partnerFlight: () => string;
  /** Hour of the first departure. */
  departure: number;
}

/** Hours on the ground between two flights. */
const CONNECTION = 7;

type Story = (diary: AirDiary, route: AirRoute) => void;

function begin(diary: AirDiary, { origin, pieces, departure }: AirRoute): void {
  diary.note(0.2, 'BKD', origin, { pieces });
  diary.note(departure - 9, 'FOH', origin, { pieces });
  diary.note(departure - 7, 'RCS', origin, { pieces });
  diary.note(departure - 4, 'PRE', origin, { pieces });
}

function end(diary: AirDiary, { destination }: AirRoute, from: number, pieces: number): void {
  diary.note(from + 0.5, 'NFD', destination, { pieces });
  diary.note(from + 2, 'CRC', destination, { pieces });
  diary.note(from + 7, 'CCD', destination, { pieces });
  diary.note(from + 8, 'AWD', destination, { pieces });
  diary.note(from + 20, 'DLV', destination, { pieces });
}

const direct =
  (late: number): Story =>
  (diary, route) => {
    const { origin, destination, pieces, departure, nextFlight } = route;
    begin(diary, route);
    const flight = diary.book({ number: nextFlight(), from: origin, to: destination, departure, pieces, late });
    end(diary, route, diary.fly(flight, pieces), pieces);
  };

const viaHub: Story = (diary, route) => {
  const { origin, hub, destination, pieces, departure, nextFlight } = route;
  begin(diary, route);
  const first = diary.book({ number: nextFlight(), from: origin, to: hub, departure, pieces });
  const second = diary.book({
    number: nextFlight(),
    from: hub,
    to: destination,
    departure: first.scheduled[1] + CONNECTION,
    pieces,
  });
  diary.fly(first, pieces);
  end(diary, route, diary.fly(second, pieces), pieces);
};

/** Two flights a day apart share the pieces. */
const split: Story = (diary, route) => {
  const { origin, hub, destination, pieces, departure, nextFlight } = route;
  const part = Math.ceil(pieces * 0.6);
  begin(diary, route);
  const common = diary.book({ number: nextFlight(), from: origin, to: hub, departure, pieces });
  const number = nextFlight();
  const onward = common.scheduled[1] + CONNECTION;
  const first = diary.book({ number, from: hub, to: destination, departure: onward, pieces: part });
  const second = diary.book({
    number: nextFlight(),
    from: hub,
    to: destination,
    departure: onward + 12,
    pieces: pieces - part,
  });
  diary.fly(common, pieces);
  diary.fly(first, part);
  end(diary, route, diary.fly(second, pieces - part), pieces);
};

/** Some pieces are taken off before the departure, and follow a day later. */
const offloaded: Story = (diary, route) => {
  const { origin, destination, pieces, departure, nextFlight } = route;
  const left = Math.max(1, Math.floor(pieces / 3));
  begin(diary, route);
  const first = diary.book({ number: nextFlight(), from: origin, to: destination, departure, pieces });
  const noticed = departure - 1;
  first.load.push({ from: noticed, pieces: pieces - left });
  diary.note(departure - 2, 'MAN', origin, { pieces, flight: first });
  diary.note(noticed, 'DIS', origin, {
    pieces: left,
    flight: first,
    reason: 'OFLD',
    remark: 'Offloaded for weight, rebooked on the next flight',
  });
  const second = diary.book({
    number: nextFlight(),
    from: origin,
    to: destination,
    departure: departure + 24,
    pieces: left,
    bookedAt: noticed + 0.5,
  });
  const [left1, landed1] = first.actual;
  diary.note(left1, 'DEP', origin, { pieces: pieces - left, flight: first });
  diary.note(landed1, 'ARR', destination, { pieces: pieces - left, flight: first });
  diary.note(landed1 + 2, 'RCF', destination, { pieces: pieces - left, flight: first });
  end(diary, route, diary.fly(second, left), pieces);
};

/** One piece is missing on arrival; it is found unless it is lost. */
const shortLanded =
  (isFound: boolean): Story =>
  (diary, route) => {
    const { origin, destination, pieces, departure, nextFlight } = route;
    begin(diary, route);
    const flight = diary.book({ number: nextFlight(), from: origin, to: destination, departure, pieces });
    const received = diary.fly(flight, pieces, pieces - 1);
    diary.note(received + 1, 'DIS', destination, {
      pieces: 1,
      flight,
      reason: 'MSCA',
      remark: 'One piece missing at check-in, search started',
    });
    if (!isFound) return;
    diary.note(received + 18, 'DIS', destination, {
      pieces: 1,
      flight,
      reason: 'FDCA',
      remark: 'Found in the warehouse',
    });
    diary.note(received + 18.5, 'RCF', destination, { pieces: 1, flight });
    end(diary, route, received + 19, pieces);
  };

const damaged: Story = (diary, route) => {
  const { origin, destination, pieces, departure, nextFlight } = route;
  begin(diary, route);
  const flight = diary.book({ number: nextFlight(), from: origin, to: destination, departure, pieces });
  const received = diary.fly(flight, pieces);
  diary.note(received + 1, 'DIS', destination, {
    pieces: 1,
    flight,
    reason: 'DMGD',
    remark: 'Packaging wet and torn, content to be checked',
  });
};

/** Another airline takes it from the hub on. */
const interline: Story = (diary, route) => {
  const { origin, hub, destination, pieces, departure, nextFlight, partnerFlight } = route;
  begin(diary, route);
  const first = diary.book({ number: nextFlight(), from: origin, to: hub, departure, pieces });
  const second = diary.book({
    number: partnerFlight(),
    from: hub,
    to: destination,
    departure: first.scheduled[1] + CONNECTION + 4,
    pieces,
  });
  const received = diary.fly(first, pieces);
  diary.note(received + 1, 'TRM', hub, { pieces });
  diary.note(received + 2, 'TFD', hub, { pieces });
  diary.note(received + 3, 'RCT', hub, { pieces });
  end(diary, route, diary.fly(second, pieces), pieces);
};

/** By the last digit of the serial number, the check digit apart. Together they play every code. */
export const AIR_STORIES: readonly Story[] = [
  direct(0),
  viaHub,
  split,
  offloaded,
  direct(5.5),
  shortLanded(true),
  shortLanded(false),
  damaged,
  interline,
  // Nothing is reported of it.
  () => undefined,
];
