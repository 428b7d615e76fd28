import { useRef } from 'react';

/** An act that does not begin again while it is under way: a second press in the same instant changes nothing. */
export function useOneAtATime<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  const isUnderWay = useRef(false);
  return async (...given: Given): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await act(...given);
    } finally {
      isUnderWay.current = false;
    }
  };
}
