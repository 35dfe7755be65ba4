/** Waits for the table of a lesson or an example, and says so if it does not come. */
import type { ReactNode } from 'react';
import { Failure } from '../page/Failure';
import { Page } from '../page/Page';
import { Waiting } from '../ui/Waiting';
import type { LessonTable } from './lesson-table';
import type { CourseState, OpenCourse } from './use-course';

interface CoursePageProps<Words> {
  readonly course: CourseState<Words>;
  children(opened: OpenCourse<Words>, table: LessonTable): ReactNode;
}

export function CoursePage<Words>({ course, children }: CoursePageProps<Words>) {
  if (course.status === 'failed') {
    return (
      <Page>
        <Failure error={course.error} game={null} onRetry={course.retry} />
      </Page>
    );
  }
  if (course.status === 'loading') {
    return (
      <Page wide>
        <Waiting />
      </Page>
    );
  }
  return children(course.opened, course.table);
}
