import type { Testimonial } from '@lauda/contracts/types';
import { benefitsWith, questions, texts } from './texts.ts';

export function Benefits({ teacherSupport }: { teacherSupport: boolean }) {
  return (
    <section className="plans-benefits" aria-labelledby="plans-benefits">
      <h2 id="plans-benefits">{texts.benefitsTitle}</h2>
      <ul>
        {benefitsWith(teacherSupport).map(({ title, text, icon, coming }) => (
          <li key={title}>
            <Icon path={icon} />
            <h3>{title}</h3>
            {coming && <span className="plans-mark">{texts.coming}</span>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section className="plans-testimonials" aria-labelledby="plans-testimonials">
      <h2 id="plans-testimonials">{texts.testimonialsTitle}</h2>
      <ul>
        {testimonials.map(({ quote, name, about, example }) => (
          <li key={quote}>
            <blockquote>{quote}</blockquote>
            <p>
              <b>{name}</b>, {about}
            </p>
            {example && <span className="plans-mark">{texts.example}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Items of one name: the browser keeps at most one of them open (spec §2.3). */
export function Questions() {
  return (
    <section className="plans-questions" aria-labelledby="plans-questions">
      <h2 id="plans-questions">{texts.questionsTitle}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} name="plans-question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
