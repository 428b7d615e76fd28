import { useEffect, useState } from 'react';
import { texts } from './texts.ts';

/** Counts in the display alone: a timer is not told to who listens to the page. @param seconds from which to count, once it shows. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const left = useSecondsLeft(seconds);
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left, onEnd]);
  return (
    <span role="timer" className="plans-countdown">
      {partsOf(left).map(({ value, unit }) => (
        <span key={unit}>
          <b>{value}</b> {unit}{' '}
        </span>
      ))}
    </span>
  );
}

/** Goes by the clock, so that a tab that slept is right again at once. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(tick);
  }, [seconds]);
  return left;
}

function partsOf(seconds: number) {
  const days = Math.floor(seconds / 86_400);
  const parts = [
    { value: days, unit: texts.days(days) },
    { value: Math.floor(seconds / 3600) % 24, unit: texts.hours },
    { value: Math.floor(seconds / 60) % 60, unit: texts.minutes },
    { value: seconds % 60, unit: texts.seconds },
  ];
  return days > 0 ? parts : parts.slice(1);
}
